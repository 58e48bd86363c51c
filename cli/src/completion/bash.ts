import type { TerminalWords } from '@jamaica/words/terminal';
import { type Offer, type OfferedOption, offers } from './offers.ts';

const namesOf = (options: readonly OfferedOption[]): string => options.flatMap(({ names }) => names).join(' ');

/** What is said where a value stands. */
const reply = (offer: Offer): string => {
  if (offer === 'anything') return 'return';
  if (offer === 'file' || offer === 'folder') return `_jamaica_paths ${offer === 'file' ? '-f' : '-d'}; return`;
  return `_jamaica_words '${offer.join(' ')}'; return`;
};

const valueCases = (options: readonly OfferedOption[]): string[] => {
  const seen = new Map(options.flatMap(({ names, value }) => (value === null ? [] : [[names.join('|'), value]])));
  return [...seen].map(([names, value]) => `    ${names}) ${reply(value)} ;;`);
};

/** A script for bash 3.2 and later: `eval "$(jamaica completion bash)"`. */
export const bashCompletion = (words: TerminalWords): string => {
  const { commands, options } = offers(words);
  const names = commands.map(({ name }) => name);
  const ofCommand = commands.map(({ name, options, argument }) => {
    const words = `'${namesOf(options)}'`;
    if (argument === null || argument === 'anything') return `    ${name}) _jamaica_words ${words} ;;`;
    const argued = typeof argument === 'string' ? '_jamaica_paths -f' : `_jamaica_words '${argument.join(' ')}'`;
    return `    ${name}) if [[ $cur == -* ]]; then _jamaica_words ${words}; else ${argued}; fi ;;`;
  });
  return `# eval "$(jamaica completion bash)"
_jamaica_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }
_jamaica_paths() { local IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen "$1" -- "$cur")); }
_jamaica() {
  local cur=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= word
  COMPREPLY=()
  # To bash --edition=2021 is three words.
  if [[ $cur == '=' ]]; then cur=; elif [[ $before == '=' ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in help|${names.join('|')}) command=$word; break ;; esac
  done
  case $before in
${valueCases(commands.flatMap(({ options }) => options)).join('\n')}
  esac
  case $command in
${ofCommand.join('\n')}
    help) _jamaica_words '${names.join(' ')}' ;;
    *) _jamaica_words '${names.join(' ')} help ${namesOf(options)}' ;;
  esac
}
complete -F _jamaica jamaica`;
};
