/**
 * The owner's panel: a dialog beside the page, which stays usable.
 */
import { useEffect, useReducer, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Events } from './events';
import { linesOf, type Heard, type ToolbarData } from './model';
import { Popups } from './popups';
import { Services } from './services';
import { Tabs, useTab } from './tabs';
import { Tests } from './tests-list';

interface Props {
	/** The element that the page's opener shows and hides. */
	readonly host: HTMLElement;
	readonly data: ToolbarData;
	readonly label: string;
}

/** What the opener has heard until now. */
const heardBy = ( host: HTMLElement ): readonly Heard[] =>
	( Reflect.get( host, 'brolgaEvents' ) as readonly Heard[] | undefined ) ??
	[];

export function Panel( { host, data, label }: Props ) {
	const [ tab, choose ] = useTab( data );
	const [ , refresh ] = useReducer( ( count: number ) => count + 1, 0 );
	const dialog = useRef< HTMLDivElement >( null );
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
			<Tabs { ...{ label, tab, counts } } onChoose={ choose } />
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
