import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { useWrite } from '../../../src/shared/api/use-write.ts';
import { Button } from '../../../src/shared/ui/button.tsx';

export default { title: 'shared/api/useWrite' } satisfies Meta;

const PARTS = 3;

/** Shows how many parts were sent; one after the other, as soon as the button is drawn as free. */
function Parts() {
  const [sent, setSent] = useState(0);
  const { mutate, isPending } = useWrite({
    mutationFn: () => Promise.resolve(),
    onSuccess: () => setSent((count) => count + 1),
  });
  useLayoutEffect(() => {
    if (!isPending && sent > 0 && sent < PARTS) mutate();
  }, [isPending, sent, mutate]);
  return (
    <>
      <Button loading={isPending} onClick={() => mutate()}>
        Send
      </Button>
      <p>{`${sent} sent`}</p>
    </>
  );
}

export const GoesOn: StoryObj = {
  name: 'what is sent by itself as soon as the button is free is sent',
  render: () => (
    <QueryClientProvider client={new QueryClient()}>
      <Parts />
    </QueryClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('3 sent')).toBeVisible();
  },
};
