/**
 * The bar that stays in sight while something is not saved.
 */
import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** The sections with unsaved changes. */
	readonly titles: readonly string[];
	readonly busy: boolean;
	readonly onDiscard: () => void;
}

export function SaveBar( { titles, busy, onDiscard }: Props ) {
	const save = useRef< HTMLButtonElement >( null );
	return (
		<div
			className={ `brolga-save${ titles.length > 0 ? ' is-dirty' : '' }` }
		>
			<p role="status">
				{ titles.length > 0 &&
					sprintf(
						/* translators: %s: names of sections. */
						__( 'Unsaved changes: %s', 'brolga' ),
						titles.join( ', ' )
					) }
			</p>
			{ titles.length > 0 && (
				<Button
					variant="tertiary"
					disabled={ busy }
					onClick={ () => {
						// This button goes with what it discards.
						save.current?.focus();
						onDiscard();
					} }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'brolga' ) }
				</Button>
			) }
			<Button
				ref={ save }
				variant="primary"
				type="submit"
				isBusy={ busy && titles.length > 0 }
				disabled={ busy || titles.length === 0 }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Save changes', 'brolga' ) }
			</Button>
		</div>
	);
}
