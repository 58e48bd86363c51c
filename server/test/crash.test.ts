import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';

const CHILD = join(import.meta.dirname, 'crash-child.ts');
const CRASHES = 20;

/** Lets a process write and kills it after it has acknowledged so many moves. What it acknowledged, in order. */
const crash = (path: string, prefix: string, moves: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, path, prefix], { stdio: ['ignore', 'pipe', 'pipe'] });
    let heard = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.split('\n').length > moves) child.kill('SIGKILL');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(heard.split('\n').slice(0, -1));
      else reject(new Error(complaint));
    });
  });

it('every acknowledged move is there after kill -9, once and in order, twenty times over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-crash-'));
  const path = join(folder, 'harbour.db');
  try {
    const acknowledged: string[] = [];
    for (let round = 0; round < CRASHES; round++)
      acknowledged.push(...(await crash(path, `round${round}`, 1 + ((round * 37) % 400))));
    const store = openSqlite(path);
    const last = new Map<string, number>();
    for (const line of acknowledged) {
      const [table, number] = line.split(' ');
      last.set(table, Number(number));
    }
    expect(last.size).toBeGreaterThan(CRASHES);
    for (const [table, number] of last) {
      const entries = await store.entries(table);
      expect(entries.map(each => each.number)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.length).toBeGreaterThanOrEqual(number);
      for (const entry of entries.slice(1))
        expect(entry).toMatchObject({ kind: 'said', said: { text: `${table} ${entry.number}` } });
    }
    await store.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
