import { describe, expect, it } from 'vitest';
import { checkAnswer } from './answer.ts';

const city = { id: 1, name: 'Tiranë', latitude: 41.3, longitude: 19.8 };

describe('checkAnswer', () => {
  it('passes a valid answer', () => {
    expect(checkAnswer('listCities', { cities: [city] })).toEqual({ cities: [city] });
  });

  it('drops unknown fields at every depth, without changing the handler’s objects', () => {
    const leaking = Object.freeze({ ...city, password: 'x' });
    expect(checkAnswer('listCities', { cities: [leaking], more: 1 })).toEqual({ cities: [city] });
    expect(leaking.password).toBe('x');
  });

  it('drops them inside a union too', () => {
    const image = { id: 1, url: '/a.png', width: 1, height: 1 };
    const profile = {
      type: 'base',
      entity_id: 1,
      id: 1,
      name: 'x',
      slug: null,
      image: { ...image, owner_id: 3 },
      role: 'player',
      unread_count: 0,
    };
    const user = {
      id: 1,
      is_verified: true,
      is_super_user: false,
      password_set: true,
      profile_status: 'completed',
      profiles: [profile],
      name: 'x',
      image: { ...image, owner_id: 3 },
      birth_year: null,
      city: null,
      phone_prefix: '+355',
      phone_number: '690000001',
      locale: 'en',
      language: null,
      theme: null,
      created_at: '2026-11-21T19:00:00+01:00',
      password: 'demo1234',
    };
    const answer = JSON.stringify(checkAnswer('getMe', { user }));
    expect(answer).toContain('/a.png');
    expect(answer).not.toMatch(/owner_id|demo1234/);
  });

  it('refuses missing and wrong fields', () => {
    expect(() => checkAnswer('listCities', {})).toThrow('cities');
    expect(() => checkAnswer('listCities', { cities: [{ ...city, latitude: 'north', extra: 1 }] })).toThrow('latitude');
  });
});
