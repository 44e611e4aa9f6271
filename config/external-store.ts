import { useSyncExternalStore } from 'react';

// Stands in builds for the package that effector-react brings for React 17 (`ownExternalStore` in vite.chunks.ts).
export default { useSyncExternalStore };
