import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../../src/shared/ui/badge.tsx';
import { Button } from '../../../src/shared/ui/button.tsx';
import { aboveCardLink } from '../../../src/shared/ui/card.css.ts';
import { CardLink } from '../../../src/shared/ui/card-link.tsx';
import { Card } from '../../../src/shared/ui/card.tsx';
import { CourtCover } from '../../../src/shared/ui/court-cover.tsx';
import { LinkButton } from '../../../src/shared/ui/link-button.tsx';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Card padded>A plain card</Card>
      <Card as="article">
        <CourtCover sport="football" id={7} />
        <Stack gap={2} style={{ padding: 16 }}>
          <h2>
            <CardLink to="/venue/fusha-e-re">Fusha e Re</CardLink>
          </h2>
          <p>Tirana · Football</p>
          <Inline>
            <Badge tone="accent">Today 18:00</Badge>
            <Button size="sm" variant="secondary" className={aboveCardLink}>
              Bookmark
            </Button>
          </Inline>
        </Stack>
      </Card>
      <LinkButton to="/" variant="secondary">
        All venues
      </LinkButton>
    </Stack>
  ),
};
