import type { GameWords } from '@jamaica/words';
import { tongue } from '../../shared/words/tongue.svelte.ts';
import type { Payment } from '../game/payment.ts';

/** A hold that pays, by its place and what is in it. */
export const cofferName = ({ coffers, resource }: Payment, index: number, { names }: GameWords): string => {
  const { hold, sixthHold } = tongue.now.web.panels;
  const { place, tokens } = coffers[index];
  const goods = names.tokens(resource, tokens);
  return place === 'sixth' ? sixthHold(goods) : hold(place + 1, goods);
};
