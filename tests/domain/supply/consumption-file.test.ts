import { expect, it } from 'vitest';
import type { Curve } from '#domain/consumption/consumption.ts';
import { curveJson, curveSheet } from '#domain/consumption/consumption-file.ts';
import { sheetText } from '#domain/values/sheet.ts';

const start = Date.parse('2026-10-25T00:00:00Z');
const HOUR = 3_600_000;

/** The hours around the end of summer time; of the second nothing was read. */
const curve = (winterHours: number): Curve => ({
  resolution: 'hourly',
  winterHours,
  bounds: Float64Array.of(start, start + HOUR, start + 2 * HOUR),
  readUntil: start + 2 * HOUR,
  energies: {
    active: Float64Array.of(1234, Number.NaN),
    exported: Float64Array.of(0, Number.NaN),
    reactive: Float64Array.of(5, Number.NaN),
  },
  periods: Uint8Array.of(6, 0),
  qualities: Uint8Array.of(1, 0),
  dayBegins: [{ day: '2026-10-25', place: 0 }],
});
const taken = (winterHours = 1) => ({
  contract: { name: '0001', cups: 'ES0021000000000001AA' },
  curve: curve(winterHours),
});

it('the file of readings has the shape that openapi/README.md documents', () => {
  expect(JSON.parse(curveJson(taken()))).toEqual({
    contract: '0001',
    cups: 'ES0021000000000001AA',
    resolution: 'hourly',
    timeZone: 'Europe/Madrid',
    units: { active: 'kWh', exported: 'kWh', reactive: 'kvarh' },
    readings: [
      {
        ...{ start: '2026-10-25T02:00:00+02:00', period: 'P6', quality: 'final' },
        ...{ startUtc: '2026-10-25T00:00:00Z', endUtc: '2026-10-25T01:00:00Z' },
        ...{ active: 1.234, exported: 0, reactive: 0.005 },
      },
      {
        ...{ start: '2026-10-25T02:00:00+01:00', period: null, quality: null },
        ...{ startUtc: '2026-10-25T01:00:00Z', endUtc: '2026-10-25T02:00:00Z' },
        ...{ active: null, exported: null, reactive: null },
      },
    ],
  });
  const canary = JSON.parse(curveJson(taken(0)));
  expect([canary.timeZone, canary.readings[0].start]).toEqual([
    'Atlantic/Canary',
    '2026-10-25T01:00:00+01:00',
  ]);
});

it('the sheet has a row for each reading, in the words of the customer', () => {
  const words = {
    heads: [
      'Inicio',
      'Inicio (UTC)',
      'Consumo',
      'Excedente',
      'Reactiva',
      'Periodo',
      'Calidad',
      'Fin',
    ],
    decimalMark: ',',
    quality: { provisional: 'Provisional', final: 'Definitiva' },
  };
  expect(curveSheet(taken(), words).split('\r\n')).toEqual([
    '\ufeffInicio;Inicio (UTC);Consumo;Excedente;Reactiva;Periodo;Calidad;Fin',
    '2026-10-25 02:00;2026-10-25T00:00:00Z;1,234;0;0,005;P6;Definitiva;2026-10-25T01:00:00Z',
    '2026-10-25 02:00;2026-10-25T01:00:00Z;;;;;;2026-10-25T02:00:00Z',
    '',
  ]);
});

it('what is unfinished ends in the files where its readings do', () => {
  const unfinished = { ...taken(), curve: { ...curve(1), readUntil: start + HOUR / 4 } };
  expect(JSON.parse(curveJson(unfinished)).readings[0].endUtc).toBe('2026-10-25T00:15:00Z');
});

it('a sheet computes nothing that a text says (OWASP, CSV injection)', () => {
  const cells = ['=1+1', '+34', '-x', '@a', '\ta', 'a;b', 'say "hi"', 'a=b', -1.5];
  expect(sheetText([cells], ',')).toBe(
    `\ufeff'=1+1;'+34;'-x;'@a;'\ta;"a;b";"say ""hi""";a=b;-1,5\r\n`,
  );
});
