import { expect, it, vi } from 'vitest';
import { formStore } from '#forms/engine/form-store.ts';

it('a draft that comes late replaces defaults, and leaves what was set meanwhile', () => {
  const store = formStore();
  store.addDefaults({ country: 'ES', kind: 'home' });
  store.set([[['name'], 'Bea']]);
  const changed = vi.fn();
  store.subscribe(changed);
  const filled = { cups: { by: 'ES1', values: { phone: '600000000' } } };
  store.restore({ name: 'Ana', kind: 'company', phone: '600000000' }, filled);
  const shown = { country: 'ES', kind: 'company', name: 'Bea', phone: '600000000' };
  expect(store.read()).toEqual(shown);
  expect(store.filled()).toEqual(filled);
  // No path: nothing was answered, so that no answer resets another.
  expect(changed.mock.calls).toEqual([[[]]]);
});

it('an empty draft changes nothing', () => {
  const store = formStore({ name: 'Ana' });
  const changed = vi.fn();
  store.subscribe(changed);
  store.restore({}, undefined);
  expect(store.read()).toEqual({ name: 'Ana' });
  expect(changed).not.toHaveBeenCalled();
});
