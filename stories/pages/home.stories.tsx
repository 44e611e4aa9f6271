import type { Meta } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Home',
  parameters: {
    without: {
      Loading: 'it shows no data of the server; the fields are there before their choices',
      Empty: 'nothing on it is a list',
      Error: 'a field without choices can be left out of the search',
    },
  },
} satisfies Meta;

const route = '/';

export const Ready = appStory({ route, shows: /Find a court\. Book it\. Play\./ });
export const OnADesktop = appStory({ route, wide: true });
export const InAlbanian = appStory({ route, language: 'sq' });
export const WithoutChoices = appStory({
  route,
  failures: [
    { operation: 'listSports', status: 500 },
    { operation: 'listCities', status: 500 },
    { operation: 'listTimeSlots', status: 500 },
  ],
});
