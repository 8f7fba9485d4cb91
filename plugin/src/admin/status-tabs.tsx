/**
 * A list's tabs, one for each status, each with how many it has.
 */
import { useEffect, useRef } from '@wordpress/element';

interface Tab< Value extends string > {
	readonly value: Value;
	readonly text: string | undefined;
	readonly count: string | number;
}

interface Props< Value extends string > {
	/** What the tabs are, for those who do not see where they stand. */
	readonly label: string;
	readonly tabs: readonly Tab< Value >[];
	readonly current: string;
	readonly onChange: ( value: Value ) => void;
}

export const StatusTabs = < Value extends string >( {
	label,
	tabs,
	current,
	onChange,
}: Props< Value > ) => {
	const nav = useRef< HTMLElement >( null );
	// Large numbers make the row longer than a telephone's window.
	useEffect( () => {
		nav.current
			?.querySelector( '[aria-current]' )
			?.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
	}, [ current ] );
	return (
		<nav ref={ nav } className="brolga-status-tabs" aria-label={ label }>
			{ tabs.map( ( { value, text, count } ) => (
				<button
					key={ value }
					type="button"
					aria-current={ value === current ? 'page' : undefined }
					onClick={ () => onChange( value ) }
				>
					{ text }
					<span>{ count }</span>
				</button>
			) ) }
		</nav>
	);
};
