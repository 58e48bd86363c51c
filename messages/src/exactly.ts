import type * as v from 'valibot';

declare const absent: unique symbol;

/** A type with every field that may be missing written out, all the way down. */
type Complete<T> = T extends object
  ? { readonly [Key in keyof T]-?: Complete<T[Key]> | (object extends Pick<T, Key> ? typeof absent : never) }
  : T;

/** Nothing when a schema and a type say the same; otherwise something that no schema is. */
type Difference<Said, T> = [Said, T] extends [T, Said]
  ? unknown
  : {
      readonly 'the schema and its type differ': { readonly said: Exclude<Said, T>; readonly unsaid: Exclude<T, Said> };
    };

/**
 * A schema for a type that is written elsewhere: neither may say more than the other, or it does not compile. Otherwise
 * what a schema has not heard of would be written, or sent, and could not be read again.
 */
export const exactly =
  <T>() =>
  <S extends v.GenericSchema<T>>(schema: S & Difference<Complete<v.InferOutput<S>>, Complete<T>>): v.GenericSchema<T> =>
    schema;
