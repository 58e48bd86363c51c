import './theme/fonts.css';
import './theme/colours.css';
import './theme/page.css';
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
// A browser that is too old has been told so.
if (!('old' in document.documentElement.dataset)) mount(App, { target: place });
