import type { Dictionary } from '../../dictionary.types.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Dictionary<typeof english> = {
  title: 'Cilësimet',
  notLoaded: 'Cilësimet nuk u ngarkuan dot.',
  notSet: 'Nuk është vendosur',
  save: 'Ruaj ndryshimet',
  app: {
    title: 'Aplikacioni',
    saved: 'Cilësimet e aplikacionit u ruajtën.',
    supportPhone: 'Telefoni i ndihmës',
    supportPhoneHint: 'Me prefiksin e shtetit, p.sh. +355.',
    minBuild: 'Versioni më i vjetër i lejuar',
    minBuildHint: 'Bosh: lejohen të gjitha.',
    termsUrl: 'Adresa e kushteve të përdorimit',
    privacyUrl: 'Adresa e politikës së privatësisë',
    webAddress: 'Fillon me https://',
    secrets: 'Çelësat',
  },
  mapsKey: {
    name: 'Çelësi i hartave',
    hidden: 'Shfaqen vetëm katër karakteret e fundit.',
    replace: 'Zëvendëso çelësin e hartave',
    message: 'Çelësi i ri zë menjëherë vendin e {{shown}}. Më pas askush nuk mund ta lexojë këtu.',
    messageFirst: 'Më pas askush nuk mund ta lexojë çelësin këtu.',
    value: 'Çelësi i ri i hartave',
    submit: 'Zëvendëso',
    saved: 'Çelësi i hartave u zëvendësua.',
  },
};
