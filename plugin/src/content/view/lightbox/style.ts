/**
 * The lightbox's own styles, which come with it: no page loads them before. The
 * names that begin with g are GLightbox's.
 */
import { LIGHTBOX } from '@brolga/contracts';

const STYLE = `
.glightbox-container{--brolga-lightbox-ink:var(--wp--preset--color--base,#fbfaf6);position:fixed;inset:0;z-index:999999;overflow:hidden;overscroll-behavior:contain;touch-action:none;outline:none;color:var(--brolga-lightbox-ink)}
.glightbox-container .goverlay{position:absolute;inset:0;background:rgb(13 17 15)}
.glightbox-container .gcontainer,.glightbox-container .gslider{position:absolute;inset:0}
.glightbox-container .gslide{position:absolute;inset:0;opacity:0;pointer-events:none;user-select:none}
.glightbox-container .gslide.current{opacity:1;pointer-events:auto}
.glightbox-container .gslide-inner-content{display:grid;place-items:center;block-size:100%;padding:4.5rem 1rem 4rem;box-sizing:border-box}
.glightbox-container .ginner-container{display:flex;flex-direction:column;gap:1rem;align-items:center;margin:0;max-block-size:100%;max-inline-size:100%;min-block-size:0}
.glightbox-container .gslide-media{display:flex;justify-content:center;min-block-size:0;max-inline-size:100%}
.glightbox-container .gslide-media img{display:block;inline-size:auto;block-size:auto;max-inline-size:100%;max-block-size:calc(100dvh - 8.5rem);object-fit:contain;border-radius:4px}
.glightbox-container .brolga-lightbox-captioned img{max-block-size:calc(100dvh - 13rem)}
.glightbox-container [hidden]{display:none!important}
.brolga-lightbox-caption{max-inline-size:38rem;max-block-size:6.5rem;overflow:auto;flex:none;font-size:.95rem;line-height:1.5;text-align:center;user-select:text;touch-action:pan-y}
.brolga-lightbox-message{margin:0;padding:2rem;font-size:1.1rem;text-align:center}
.glightbox-container .gbtn{position:absolute;z-index:1;display:grid;place-items:center;inline-size:3rem;block-size:3rem;padding:0;border:0;border-radius:50%;background:rgb(13 17 15/.6);color:inherit;cursor:pointer;transition:background-color 160ms ease-out}
.glightbox-container .gbtn:hover{background:rgb(80 86 82/.9)}
.glightbox-container .gbtn:focus-visible,.glightbox-container:focus-visible{outline:3px solid var(--wp--preset--color--accent,#c98a1b);outline-offset:-3px}
.glightbox-container .gbtn:focus-visible{outline-offset:2px}
.glightbox-container .gbtn svg{inline-size:1.5rem;block-size:1.5rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.glightbox-container .gclose{inset-block-start:.75rem;inset-inline-end:.75rem}
.glightbox-container .gprev{inset-block-end:.5rem;inset-inline-start:.75rem}
.glightbox-container .gnext{inset-block-end:.5rem;inset-inline-end:.75rem}
.glightbox-container .gprev svg,.glightbox-container .gnext:dir(rtl) svg{scale:-1 1}
.glightbox-container .gprev:dir(rtl) svg{scale:none}
.glightbox-button-hidden{display:none!important}
.brolga-lightbox-position{position:absolute;inset-block-end:.5rem;inset-inline:4rem;margin:0;line-height:3rem;font-size:.9rem;text-align:center;font-variant-numeric:tabular-nums;pointer-events:none}
.brolga-lightbox-live{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
.glightbox-container .gloader{position:absolute;z-index:1;inset-block-start:calc(50% - 1rem);inset-inline-start:calc(50% - 1rem);inline-size:2rem;block-size:2rem;box-sizing:border-box;border:2px solid;border-block-end-color:transparent;border-radius:50%;animation:brolga-lightbox-turn .8s linear infinite;pointer-events:none}
@media(min-width:48rem){.glightbox-container .gslide-inner-content{padding-inline:5.5rem}.glightbox-container .gprev,.glightbox-container .gnext{inset-block:calc(50% - 1.5rem) auto}}
.glightbox-container .gfadeIn,.glightbox-container .gfadeOut,.glightbox-container .gzoomIn,.glightbox-container .gzoomOut,.glightbox-container .gslideInLeft,.glightbox-container .gslideInRight,.glightbox-container .gslideOutLeft,.glightbox-container .gslideOutRight{animation:brolga-lightbox-in ${ LIGHTBOX.effectMs }ms ease both}
.glightbox-container .gfadeOut,.glightbox-container .gzoomOut,.glightbox-container .gslideOutLeft,.glightbox-container .gslideOutRight{animation-name:brolga-lightbox-out}
.glightbox-container .gzoomIn{animation-name:brolga-lightbox-zoom}
.glightbox-container .gslideInLeft{--brolga-lightbox-from:-3rem;animation-name:brolga-lightbox-slide}
.glightbox-container .gslideInRight{--brolga-lightbox-from:3rem;animation-name:brolga-lightbox-slide}
.greset{transition:transform .3s ease,opacity .3s ease}
@keyframes brolga-lightbox-in{from{opacity:0}}
@keyframes brolga-lightbox-out{to{opacity:0}}
@keyframes brolga-lightbox-zoom{from{opacity:0;transform:scale(.85)}}
@keyframes brolga-lightbox-slide{from{opacity:0;transform:translateX(var(--brolga-lightbox-from))}}
@keyframes brolga-lightbox-turn{to{rotate:1turn}}
@media(prefers-reduced-motion:reduce){.glightbox-container [class*=gfade],.glightbox-container [class*=gzoom],.glightbox-container [class*=gslideIn],.glightbox-container [class*=gslideOut]{animation-duration:1ms}.glightbox-container .gloader{animation:none}}
`;

let added = false;

/** Adds them to the page, once. A style element would be refused by strict policies. */
export function addStyle(): void {
	if ( added ) {
		return;
	}
	added = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( STYLE );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}
