import { parentPort, workerData } from 'node:worker_threads';
import { SAILORS } from '../sailors.ts';
import { Simulation } from './game.ts';
import { type Lot, type Order, seedOf } from './order.ts';
import { emptyTally, type Tally } from './tally.ts';

// A worker thread: it is told an order when it starts, then plays each lot that it is sent and answers with the tally.

const order: Order = workerData;
const sailor = SAILORS.find(({ name }) => name === order.sailors);
if (!sailor || !parentPort) throw new Error('a worker is started by the crew');
const simulation = new Simulation(order.rules, sailor);

const playLot = ({ from, to }: Lot): Tally => {
  const tally = emptyTally(order.rules);
  for (let game = from; game < to; game++) simulation.play(seedOf(order, game), tally);
  return tally;
};

const port = parentPort;
port.on('message', (lot: Lot) => port.postMessage(playLot(lot)));
