import type { PushDevice } from '../src/shared/platform/push/push-device.ts';

/** How a device of a story behaves: what it can do, what its user answers the browser, and what the push service says. */
export interface StoryPush {
  place: ReturnType<PushDevice['place']>;
  answer?: NotificationPermission;
  /** `silent` never answers. */
  service?: 'works' | 'fails' | 'silent';
}

/** A device whose browser and push service answer as the story says. */
export const storyPush = ({ place, answer = 'granted', service = 'works' }: StoryPush): PushDevice => ({
  place: () => place,
  ask: async () => answer,
  ready: async () => {},
  subscribe: async () => {
    if (service === 'silent') return new Promise(() => {});
    if (service === 'fails') throw new Error('Registration failed - push service error');
    return 'local-story';
  },
  unsubscribe: async () => {},
  localToken: null,
  deliver: async () => {},
});
