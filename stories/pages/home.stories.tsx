import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory } from '../app-story.tsx';

const meta: Meta = { title: 'pages/Home' };
export default meta;

export const Ready: StoryObj = appStory({ route: '/' });
export const Loading: StoryObj = appStory({ route: '/', failures: [{ operation: 'listVenues', status: 'never' }] });
export const Empty: StoryObj = appStory({ route: '/', scenario: 'empty' });
export const Failed: StoryObj = appStory({ route: '/', failures: [{ operation: 'listVenues', status: 500 }] });
