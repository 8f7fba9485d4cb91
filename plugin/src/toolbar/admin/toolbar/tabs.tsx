/**
 * The parts of the panel, and the way from one to the next by arrow keys.
 */
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { TABS, tabAfter, type Tab } from './tab';
import type { ToolbarData } from './model';

/** The part that was looked at last. */
const MEMORY = 'brolga-toolbar-part';

const isTab = ( name: string | null ): name is Tab =>
	TABS.some( ( tab ) => tab === name );

/** Where somebody has something to see, unless they have chosen before. */
function firstTab( data: ToolbarData ): Tab {
	if ( data.log ) {
		return 'events';
	}
	try {
		const before = localStorage.getItem( MEMORY );
		if ( isTab( before ) ) {
			return before;
		}
	} catch {
		// A browser that keeps nothing.
	}
	return (
		TABS.find( ( tab ) => tab !== 'events' && data[ tab ].length > 0 ) ??
		'events'
	);
}

/**
 * Which part is looked at; it is remembered.
 *
 * @param data What there is to see.
 */
export function useTab( data: ToolbarData ): [ Tab, ( tab: Tab ) => void ] {
	const [ tab, setTab ] = useState( () => firstTab( data ) );
	const choose = ( next: Tab ): void => {
		setTab( next );
		try {
			localStorage.setItem( MEMORY, next );
		} catch {
			// It is forgotten with the page.
		}
	};
	return [ tab, choose ];
}

const NAMES: Readonly< Record< Tab, string > > = {
	tests: __( 'Tests', 'brolga' ),
	popups: __( 'Popups', 'brolga' ),
	services: __( 'Services', 'brolga' ),
	events: __( 'Events', 'brolga' ),
};

interface Props {
	readonly label: string;
	readonly tab: Tab;
	/** How many there are of each. */
	readonly counts: Readonly< Record< Tab, number > >;
	readonly onChoose: ( tab: Tab ) => void;
}

export function Tabs( { label, tab, counts, onChoose }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const move = ( event: KeyboardEvent< HTMLElement > ): void => {
		const { direction } = getComputedStyle( event.currentTarget );
		const next = tabAfter( tab, event.key, direction === 'rtl' );
		if ( next !== undefined ) {
			event.preventDefault();
			onChoose( next );
			list.current
				?.querySelector< HTMLElement >( `#tab-${ next }` )
				?.focus();
		}
	};
	return (
		<div ref={ list } className="tabs" role="tablist" aria-label={ label }>
			{ TABS.map( ( name ) => (
				<button
					key={ name }
					type="button"
					role="tab"
					id={ `tab-${ name }` }
					aria-controls="part"
					aria-selected={ name === tab }
					tabIndex={ name === tab ? 0 : -1 }
					onClick={ () => onChoose( name ) }
					onKeyDown={ move }
				>
					{ NAMES[ name ] }
					<span className="count">{ counts[ name ] }</span>
				</button>
			) ) }
		</div>
	);
}
