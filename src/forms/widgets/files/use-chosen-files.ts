import { useRef, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useCode } from '#ui/loading/use-code.ts';
import { useLatest } from '#ui/use-latest.ts';
import type { FileRefusal, FileRules } from './file-checks.ts';
import { fileName } from './file-kind.ts';
import type { PhotoLimits } from './photo-encoding.ts';
import { usePendingFiles } from './use-pending-files.ts';

/** What is done with a chosen file comes after the form: no field needs it to be shown. */
const fileCode = codeOf(async () => {
  const [{ preparedFile }, { turnedPhoto }] = await Promise.all([
    import('./prepared-file.ts'),
    import('./plain-photo.ts'),
  ]);
  return { preparedFile, turnedPhoto };
});

interface ChosenFilesOptions {
  /** Ids of the files already there, as they stand in the form's data. */
  ids: readonly string[];
  rules: FileRules;
  photoLimits: PhotoLimits;
  /** False where the decoder of HEIC photos is switched off. */
  mayLoadDecoder: boolean;
  onChange: (ids: string[] | undefined) => void;
  /** Called for each file that is not taken. */
  onRefused: () => void;
}

export interface RefusedFile {
  id: string;
  name: string;
  refusal: FileRefusal;
}

/** What happened last to a file of the list. */
export interface FileNews {
  what: 'added' | 'removed' | 'turned' | 'not-turned';
  file: File;
}

/** Adds, turns and removes the files of one field, and reports the outcome of each. */
export function useChosenFiles({ ids, onChange, onRefused, ...preparation }: ChosenFilesOptions) {
  const { files } = useFormContext();
  useCode(fileCode);
  // A file may be removed while another is read.
  const current = useLatest(ids);
  const change = (next: readonly string[]) => {
    current.current = next;
    onChange(next.length > 0 ? [...next] : undefined);
  };
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [news, setNews] = useState<FileNews | null>(null);
  const [turning, setTurning] = useState(0);
  const turns = useRef<Promise<unknown>>(Promise.resolve());

  const { pending, enqueue, cancel } = usePendingFiles(async (chosen, { id, ...way }) => {
    const there = current.current.flatMap((one) => files.get(one) ?? []);
    const code = await fileCode.load().catch(() => null);
    const file = code
      ? await code.preparedFile(chosen, there, { ...preparation, ...way })
      : 'offline';
    // It may have been removed during its last read.
    way.signal.throwIfAborted();
    if (typeof file === 'string') {
      const name = fileName(chosen);
      setRefused((all) => [...all, { id, name, refusal: file }]);
      onRefused();
      return;
    }
    files.set(id, file);
    change([...current.current, id]);
    setNews({ what: 'added', file });
  });

  const turn = async (id: string) => {
    const file = files.get(id);
    if (!file) return;
    const code = await fileCode.load().catch(() => null);
    const turned = code && (await code.turnedPhoto(file, preparation.photoLimits));
    // It may have been removed meanwhile.
    if (turned && files.has(id)) files.set(id, turned);
    setNews({ what: turned ? 'turned' : 'not-turned', file });
  };

  return {
    pending,
    refused,
    news,
    isTurning: turning > 0,
    add: (chosen: readonly File[]) => {
      if (pending.length === 0 && chosen.length > 0) setRefused([]);
      enqueue(chosen);
    },
    /** Turns a photo by a quarter, clockwise. */
    turn: (id: string) => {
      setTurning((count) => count + 1);
      turns.current = turns.current
        .then(() => turn(id))
        .finally(() => setTurning((count) => count - 1));
    },
    /** Takes a file out, or gives up one that is being prepared. */
    remove: (id: string) => {
      if (pending.some((one) => one.id === id)) cancel(id);
      const file = files.get(id);
      if (file) setNews({ what: 'removed', file });
      setRefused([]);
      if (!files.delete(id)) return;
      change(current.current.filter((one) => one !== id));
    },
  };
}
