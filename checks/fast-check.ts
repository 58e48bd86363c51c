// Property tests try the same examples on every run, so that a green run stays green; FAST_CHECK_SEED tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 2007) });
