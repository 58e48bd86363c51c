import type { Attachment } from 'svelte/attachments';

/** Pixels from which it is a drag and no longer a tap, and from which it closes the sheet. */
const DRAG = 6;
const FAR = 90;

/** The head of a sheet, by which a finger pulls it down and away. */
export const dragDown =
  (onclose: () => void): Attachment<HTMLElement> =>
  head => {
    const sheet = head.closest('dialog');
    if (!sheet) return;
    let start: number | null = null;

    const press = ({ clientY }: PointerEvent): void => {
      start = clientY;
    };
    const pull = ({ clientY, pointerId }: PointerEvent): void => {
      if (start === null || clientY - start < DRAG) return;
      head.setPointerCapture(pointerId);
      sheet.style.translate = `0 ${clientY - start}px`;
    };
    const release = ({ clientY }: PointerEvent): void => {
      if (start !== null && clientY - start > FAR) onclose();
      letGo();
    };
    const letGo = (): void => {
      start = null;
      sheet.style.translate = '';
    };

    head.addEventListener('pointerdown', press);
    head.addEventListener('pointermove', pull);
    head.addEventListener('pointerup', release);
    head.addEventListener('pointercancel', letGo);
    return () => {
      head.removeEventListener('pointerdown', press);
      head.removeEventListener('pointermove', pull);
      head.removeEventListener('pointerup', release);
      head.removeEventListener('pointercancel', letGo);
    };
  };
