/**
 * The step before the first page: who the business is.
 */
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** Settings > Business. */
	readonly settings: string;
	readonly isDone: boolean;
}

/**
 * @see START-520
 * @param props          See Props.
 * @param props.settings
 * @param props.isDone
 */
export const BusinessCard = ( { settings, isDone }: Props ) => (
	<section
		className="brolga-start__card is-business"
		aria-labelledby="brolga-start-business"
	>
		<h2 id="brolga-start-business">
			{ isDone
				? __( 'Your business details are filled in', 'brolga' )
				: __( 'First, fill in your business details', 'brolga' ) }
		</h2>
		<p>
			{ isDone
				? __(
						'Pages use your name, phone number, email, address and opening hours from Brolga > Settings > Business.',
						'brolga'
					)
				: __(
						'Pages use your name, phone number, email, address and opening hours from Brolga > Settings > Business. Visitors do not see these details until you fill them in.',
						'brolga'
					) }
		</p>
		<div className="brolga-start__actions">
			<Button
				variant={ isDone ? 'tertiary' : 'primary' }
				href={ settings }
				__next40pxDefaultSize
			>
				{ isDone
					? __( 'Edit business details', 'brolga' )
					: __( 'Fill in business details', 'brolga' ) }
			</Button>
		</div>
	</section>
);
