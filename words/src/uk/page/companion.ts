import type { CompanionWords } from '../../page/companion.ts';

export const companion: CompanionWords = {
  title: 'За справжнім столом',
  intro:
    'Для тих, хто має настільну гру. Грайте своїми кубиками й картами та вносьте їх сюди: трюми, плату, двобої, нестачі й очки ми порахуємо за правилами.',
  firstCaptain: 'Перший Капітан',
  begin: 'Віддати швартови',
  resume: 'Продовжити останню гру',
  back: 'Назад',
  askDice: name => `Капітан ${name} кидає два кубики дій. Що випало?`,
  askCombat: of => `Що випало на бойовому кубику ${of}?`,
  askShortage: of => `Що випало на кубику нестачі ${of}?`,
  askCard: name => `Яку карту відкриває ${name}?`,
  askTreasure: name => `${name} бере скарб. Який?`,
  faceDown: 'Очки чи прокляття: карта лишається закритою',
  askCount: of => `Перегони завершено. Скарб ${of}: який він?`,
  gift: place => `Віддати скарб № ${place}: він проклятий`,
  die: number => `Кубик ${number}`,
  takeBack: 'Повернути хід',
  newGame: 'Нова гра',
  newGameQuestion: 'Усе, що внесено про цю гру, буде забуто.',
};
