/**
 * Draws the map of a list of pins, when it comes into view and may be loaded.
 */
import { inView, mount } from '@brolga/runtime';
import type { Words } from '../../src/content/view/maps/draw';
import { outlookOf, placeOf } from './model';

/** The library is there before the map is in sight. */
const AHEAD_PX = 200;

mount( '[data-brolga-module="brolga/map"]', ( root, { signal } ) => {
	const stage = root.querySelector< HTMLElement >( '[data-brolga-stage]' );
	const gate = root.querySelector< HTMLElement >( '[data-brolga-external]' );
	const image = root.querySelector( 'template' )?.content;
	if ( ! stage || ! gate || ! image ) {
		return;
	}
	const told = stage.dataset;
	const words = JSON.parse( told.brolgaWords ?? '{}' ) as Words;
	const nearest = Number( told.brolgaMaxZoom );
	const pins = [
		...root.querySelectorAll< HTMLElement >( '[data-brolga-pin]' ),
	].flatMap( ( item ) => {
		const at = placeOf( item.dataset.brolgaPin ?? '' );
		return at ? [ { item, at } ] : [];
	} );

	const status = document.createElement( 'p' );
	status.className = 'wp-block-brolga-map__message';
	status.setAttribute( 'role', 'status' );
	gate.after( status );
	const say = ( message: string ): void => {
		status.textContent = message;
	};

	const load = async ( pressed: boolean ): Promise< void > => {
		const [ { draw }, leaflet ] = await Promise.all( [
			import(
				/* webpackChunkName: "map" */ '../../src/content/view/maps/draw'
			),
			import(
				/* webpackChunkName: "leaflet" */ '../../src/content/view/maps/leaflet'
			),
		] );
		if ( signal.aborted ) {
			return;
		}
		const look = outlookOf(
			pins.map( ( { at } ) => at ),
			placeOf( `${ told.brolgaLat },${ told.brolgaLng }` ),
			Math.min( Number( told.brolgaZoom ), nearest ),
			told.brolgaFit !== undefined
		);
		gate.hidden = true;
		const drawing = { stage, pins, image, words, look, nearest };
		draw( leaflet, { ...drawing, say, signal } );
		root.setAttribute( 'data-brolga-ready', '' );
		if ( pressed ) {
			stage.focus();
		}
	};

	/** What asks the visitor comes when they come: who never does loads nothing of it. */
	const ask = async (): Promise< void > => {
		const button = gate.querySelector( 'button' );
		let isPressed = false;
		const press = (): void => {
			isPressed = true;
		};
		button?.addEventListener( 'click', press, { signal } );
		const { clickToLoad } = await import(
			/* webpackChunkName: "gate" */ '../../src/content/view/external/click-to-load'
		);
		button?.removeEventListener( 'click', press );
		clickToLoad(
			gate,
			( pressed ) =>
				void load( pressed ).catch( () => say( words.failed ) ),
			signal
		);
		// A quick hand was not in vain.
		if ( isPressed ) {
			button?.click();
		}
	};

	inView( root, () => void ask().catch( () => say( words.failed ) ), {
		signal,
		margin: AHEAD_PX,
	} );
} );
