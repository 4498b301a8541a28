import { whenPainted } from '#ui/loading/when-painted.ts';

const root = document.getElementById('root');
// As the portal: no code runs before the prerendered page is painted.
await whenPainted();
const [{ hydrateFloor }, { form }] = await Promise.all([
  import('./floor-client.tsx'),
  import(/* @vite-ignore */ document.body.dataset.form ?? ''),
]);
if (root) hydrateFloor(root, form);
