import './theme/fonts.css';
import './theme/colours.css';
import './theme/page.css';
import { mount } from 'svelte';
import App from './App.svelte';

// The address changes on the way through the page, and what is relative would change with it.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]'))
  link.setAttribute('href', link.href);

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
// A browser that is too old has been told so.
if (!('old' in document.documentElement.dataset)) mount(App, { target: place });
