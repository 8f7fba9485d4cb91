/**
 * Makes tabs of the list of links and the sections that the server printed.
 */
import * as hash from '@brolga/hash';
import { mount } from '@brolga/runtime';
import { actionOf, panelId, reduce } from './model';
import type { Action, State } from './types';
import { silence } from '../../src/content/view/slides/silence';

/** Says what is what to those who do not see it. */
function giveRoles(
	list: Element,
	tabs: readonly HTMLElement[],
	panels: readonly HTMLElement[],
	vertical: boolean
): void {
	list.setAttribute( 'role', 'tablist' );
	list.setAttribute(
		'aria-orientation',
		vertical ? 'vertical' : 'horizontal'
	);
	tabs.forEach( ( tab, index ) => {
		tab.parentElement?.setAttribute( 'role', 'none' );
		tab.setAttribute( 'role', 'tab' );
		tab.setAttribute( 'aria-controls', panels[ index ]?.id ?? '' );
	} );
	panels.forEach( ( panel ) => panel.setAttribute( 'role', 'tabpanel' ) );
}

/** Shows one panel, and marks its tab. */
function paint(
	tabs: readonly HTMLElement[],
	panels: readonly HTMLElement[],
	shown: number
): void {
	tabs.forEach( ( tab, index ) => {
		const active = index === shown;
		tab.setAttribute( 'aria-selected', String( active ) );
		tab.tabIndex = active ? 0 : -1;
	} );
	panels.forEach( ( panel, index ) => {
		const active = index === shown;
		panel.toggleAttribute( 'data-brolga-active', active );
		panel.tabIndex = active ? 0 : -1;
		// Not plain `hidden`: the browser's own find opens these (TABS-11).
		if ( active ) {
			panel.removeAttribute( 'hidden' );
		} else {
			panel.setAttribute( 'hidden', 'until-found' );
			silence( panel );
		}
	} );
}

mount( '[data-brolga-module="brolga/tabs"]', ( root, { signal } ) => {
	const list = root.querySelector( ':scope > [data-brolga-tablist]' );
	const tabs = [ ...( list?.querySelectorAll( 'a' ) ?? [] ) ];
	const panels = [
		...root.querySelectorAll< HTMLElement >(
			':scope > [data-brolga-panels] > [data-brolga-panel]'
		),
	];
	if ( ! list || tabs.length === 0 || tabs.length !== panels.length ) {
		return;
	}
	const vertical = root.dataset.brolgaOrientation === 'vertical';
	let state: State = {
		active: panels.findIndex(
			( panel ) => 'brolgaActive' in panel.dataset
		),
		count: tabs.length,
	};

	const show = ( action: Action ): void => {
		state = reduce( state, action );
		paint( tabs, panels, state.active );
	};
	/** A visitor's choice, which becomes a step of the history. */
	const choose = ( action: Action ): void => {
		show( action );
		hash.write( root.id, [ String( state.active ) ] );
	};

	giveRoles( list, tabs, panels, vertical );
	tabs.forEach( ( tab, index ) => {
		tab.addEventListener(
			'click',
			( event ) => {
				event.preventDefault();
				choose( { type: 'select', index } );
			},
			{ signal }
		);
	} );
	list.addEventListener(
		'keydown',
		( event ) => {
			const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
			const rtl = getComputedStyle( list ).direction === 'rtl';
			const action = actionOf( key, { vertical, rtl }, state.count );
			if ( ! action || ctrlKey || altKey || metaKey ) {
				return;
			}
			event.preventDefault();
			choose( action );
			tabs[ state.active ]?.focus();
		},
		{ signal }
	);
	panels.forEach( ( panel, index ) => {
		panel.addEventListener(
			'beforematch',
			() => choose( { type: 'select', index } ),
			{ signal }
		);
	} );
	root.setAttribute( 'data-brolga-ready', '' );

	const initial = state.active;
	paint( tabs, panels, initial );
	hash.bind( root.id, {
		read: ( [ index = String( initial ) ] ) =>
			show( { type: 'select', index: Number( index ) } ),
		signal,
	} );
	hash.onAnchor( ( name ) => {
		const target =
			document.getElementById( panelId( name ) ) ??
			document.getElementById( name );
		const index = panels.findIndex( ( panel ) => panel.contains( target ) );
		if ( target && index >= 0 ) {
			show( { type: 'select', index } );
			( target === panels[ index ] ? root : target ).scrollIntoView();
		}
	}, signal );
} );
