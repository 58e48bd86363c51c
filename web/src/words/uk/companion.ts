import type { CompanionWords } from '../companion.ts';

export const companion: CompanionWords = {
  title: 'За справжнім столом',
  intro:
    'Для тих, хто має коробку з грою. Грайте своїми кубиками й картами та повідомляйте про них тут: трюми, ціни, битви, нестачу й очки ми ведемо за вас, за правилами.',
  firstCaptain: 'Перший капітан',
  begin: 'Віддати швартові',
  resume: 'Продовжити останню гру',
  back: 'Назад',
  askDice: name => `Капітан кинув два кубики дій. Що випало? Капітан: ${name}`,
  askCombat: of => `Що випало на бойовому кубику ${of}?`,
  askShortage: of => `Що випало на кубику нестачі ${of}?`,
  askCard: name => `Яку карту відкриває ${name}?`,
  askTreasure: name => `${name} бере скарб. Який?`,
  faceDown: 'Цінність чи прокляття: лежить долілиць',
  askCount: of => `Гонку закінчено. Що це за скарб ${of}?`,
  gift: place => `Віддати скарб ${place}: він проклятий`,
  die: number => `Кубик ${number}`,
  takeBack: 'Скасувати',
  newGame: 'Нова гра',
  newGameQuestion: 'Усе, що розказано про цю гру, буде забуто.',
};
