/**
 * The owner's panel: a dialog beside the page, which stays usable.
 */
import { useEffect, useReducer, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Events } from './events';
import { linesOf, type Heard, type ToolbarData } from './model';
import { Popups } from './popups';
import { Services } from './services';
import { Tests } from './tests-list';

interface Props {
	/** The element that the page's opener shows and hides. */
	readonly host: HTMLElement;
	readonly data: ToolbarData;
	readonly label: string;
}

const TABS = [ 'tests', 'popups', 'services', 'events' ] as const;
type Tab = ( typeof TABS )[ number ];

/** The part that was looked at last. */
const MEMORY = 'brolga-toolbar-part';

const isTab = ( name: string | null ): name is Tab =>
	TABS.some( ( tab ) => tab === name );

/** What the opener has heard until now. */
const heardBy = ( host: HTMLElement ): readonly Heard[] =>
	( Reflect.get( host, 'brolgaEvents' ) as readonly Heard[] | undefined ) ??
	[];

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

export function Panel( { host, data, label }: Props ) {
	const [ tab, setTab ] = useState( () => firstTab( data ) );
	const [ , refresh ] = useReducer( ( count: number ) => count + 1, 0 );
	const dialog = useRef< HTMLDivElement >( null );
	const tabs = useRef< HTMLDivElement >( null );
	const lines = linesOf( heardBy( host ) );

	useEffect( () => {
		const open = (): void => {
			if ( host.hasAttribute( 'data-by-hand' ) ) {
				dialog.current?.focus();
			}
		};
		host.addEventListener( 'brolga-heard', refresh );
		host.addEventListener( 'brolga-open', open );
		// Its style sheet may be here before it is drawn.
		open();
		return () => {
			host.removeEventListener( 'brolga-heard', refresh );
			host.removeEventListener( 'brolga-open', open );
		};
	}, [ host ] );

	const choose = ( next: Tab ): void => {
		setTab( next );
		try {
			localStorage.setItem( MEMORY, next );
		} catch {
			// It is forgotten with the page.
		}
	};
	const move = ( event: KeyboardEvent ): void => {
		const isRtl = getComputedStyle( host ).direction === 'rtl';
		const step = {
			ArrowRight: isRtl ? -1 : 1,
			ArrowLeft: isRtl ? 1 : -1,
			Home: -TABS.indexOf( tab ),
			End: TABS.length - 1 - TABS.indexOf( tab ),
		}[ event.key ];
		if ( step !== undefined ) {
			event.preventDefault();
			const at =
				( TABS.indexOf( tab ) + step + TABS.length ) % TABS.length;
			choose( TABS[ at ] ?? tab );
			tabs.current
				?.querySelectorAll< HTMLElement >( '[role=tab]' )
				[ at ]?.focus();
		}
	};

	const names = {
		tests: __( 'Tests', 'brolga' ),
		popups: __( 'Popups', 'brolga' ),
		services: __( 'Services', 'brolga' ),
		events: __( 'Events', 'brolga' ),
	};
	const counts = {
		tests: data.tests.length,
		popups: data.popups.length,
		services: data.services.length,
		events: lines.length,
	};
	return (
		<div
			ref={ dialog }
			className="panel"
			role="dialog"
			aria-label={ label }
			tabIndex={ -1 }
		>
			<div className="head">
				<h2>{ label }</h2>
				<button
					type="button"
					className="close"
					aria-label={ __( 'Close', 'brolga' ) }
					onClick={ () =>
						host.dispatchEvent( new CustomEvent( 'brolga-close' ) )
					}
				>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						<path d="M6 6l12 12M18 6L6 18" />
					</svg>
				</button>
			</div>
			<div
				ref={ tabs }
				className="tabs"
				role="tablist"
				aria-label={ label }
			>
				{ TABS.map( ( name ) => (
					<button
						key={ name }
						type="button"
						role="tab"
						id={ `tab-${ name }` }
						aria-controls="part"
						aria-selected={ name === tab }
						tabIndex={ name === tab ? 0 : -1 }
						onClick={ () => choose( name ) }
						onKeyDown={ move }
					>
						{ names[ name ] }
						<span className="count">{ counts[ name ] }</span>
					</button>
				) ) }
			</div>
			<div
				className="part"
				role="tabpanel"
				id="part"
				aria-labelledby={ `tab-${ tab }` }
				tabIndex={ 0 }
			>
				{ tab === 'tests' && <Tests tests={ data.tests } /> }
				{ tab === 'popups' && (
					<Popups popups={ data.popups } host={ host } />
				) }
				{ tab === 'services' && <Services data={ data } /> }
				{ tab === 'events' && <Events lines={ lines } data={ data } /> }
			</div>
		</div>
	);
}
