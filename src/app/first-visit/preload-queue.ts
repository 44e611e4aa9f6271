type Task = () => Promise<unknown>;

/** Runs at most so many tasks at once, the others in their order; an urgent one is the next. What a task fails with is its own affair. */
export function createQueue(atOnce: number): (task: Task, order?: 'urgent' | 'last') => void {
  const waiting: Task[] = [];
  let running = 0;
  const next = async (): Promise<void> => {
    const task = running < atOnce ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    await task().catch(() => {});
    running -= 1;
    void next();
  };
  return (task, order = 'last') => {
    if (order === 'urgent') waiting.unshift(task);
    else waiting.push(task);
    void next();
  };
}
