import { DatabaseSync } from 'node:sqlite';
import { setImmediate as tick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Until everything that can happen has happened. */
const calm = async (): Promise<void> => {
  for (let ticks = 0; ticks < 3; ticks++) await tick();
};

/** A disk that is done when the test says so. */
const slowDisk = () => {
  const waiting: { done(): void; broken(why: unknown): void }[] = [];
  return {
    waiting,
    sync: (): Promise<void> => new Promise((done, broken) => waiting.push({ done, broken })),
  };
};

const cargo = (sync: () => Promise<void>) => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE cargo (load TEXT)');
  const commits = new GroupCommit(database, sync);
  const load = database.prepare('INSERT INTO cargo (load) VALUES (?)');
  const answered: string[] = [];
  const write = (what: string): void => {
    commits
      .write(() => load.run(what))
      .then(
        () => answered.push(what),
        why => answered.push(`${what}: ${why.name}`),
      );
  };
  return { commits, answered, write };
};

describe('what is written', () => {
  it('is answered when it is on disk, and not before', async () => {
    const disk = slowDisk();
    const { write, answered } = cargo(disk.sync);
    write('rum');
    write('salt');
    await calm();
    expect([disk.waiting.length, answered]).toEqual([1, []]);
    disk.waiting[0].done();
    await calm();
    expect(answered).toEqual(['rum', 'salt']);
  });

  it('while the disk is busy goes there together, next', async () => {
    const disk = slowDisk();
    const { write, answered } = cargo(disk.sync);
    write('rum');
    await calm();
    for (const what of ['salt', 'sugar']) {
      write(what);
      await calm();
    }
    expect(disk.waiting.length).toBe(1);
    disk.waiting[0].done();
    await calm();
    expect([disk.waiting.length, answered]).toEqual([2, ['rum']]);
    disk.waiting[1].done();
    await calm();
    expect(answered).toEqual(['rum', 'salt', 'sugar']);
  });

  it('to a disk that fails is not acknowledged, and the next may succeed', async () => {
    const disk = slowDisk();
    const { write, answered } = cargo(disk.sync);
    write('rum');
    await calm();
    disk.waiting[0].broken(new Error('EIO'));
    await calm();
    write('salt');
    await calm();
    disk.waiting[1].done();
    await calm();
    expect(answered).toEqual(['rum: Unavailable', 'salt']);
  });

  it('before the store is closed is on disk then', async () => {
    const disk = slowDisk();
    const { commits, write, answered } = cargo(disk.sync);
    write('rum');
    await calm();
    write('salt');
    const closed = commits.close();
    disk.waiting[0].done();
    await calm();
    disk.waiting[1].done();
    await closed;
    expect(answered).toEqual(['rum', 'salt']);
    await expect(commits.write(() => {})).rejects.toThrow('closed');
  });
});
