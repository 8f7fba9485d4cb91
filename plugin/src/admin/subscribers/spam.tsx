/**
 * What to do with sign-ups that were kept apart: let them go on, or forget them.
 */
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import * as rest from '../../rest/subscribers';
import { released } from './words';

interface Props {
	/** Which of them are picked. */
	readonly ids: readonly number[];
	/** Does something, and then says what became of it. */
	readonly onAct: ( work: Promise< string > ) => Promise< void >;
}

/**
 * @see SPAM-12
 */
export function SpamActions( { ids, onAct }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const [ sure, setSure ] = useState( false );
	useEffect( () => setSure( false ), [ ids ] );
	const act = async ( work: Promise< string > ): Promise< void > => {
		setBusy( true );
		await onAct( work );
		setBusy( false );
		setSure( false );
	};
	const idle = busy || ids.length === 0;
	return (
		<div className="brolga-subscribers__actions">
			<Button
				variant="primary"
				disabled={ idle }
				accessibleWhenDisabled
				isBusy={ busy }
				onClick={ () =>
					void act( rest.release( ids ).then( released ) )
				}
				__next40pxDefaultSize
			>
				{ __( 'Not spam', 'brolga' ) }
			</Button>
			<Button
				variant="tertiary"
				isDestructive
				disabled={ idle }
				accessibleWhenDisabled
				onClick={ () =>
					sure
						? void act(
								rest.discard( ids ).then( ( { deleted } ) =>
									sprintf(
										/* translators: %d: a number. */
										_n(
											'%d sign-up deleted.',
											'%d sign-ups deleted.',
											deleted,
											'brolga'
										),
										deleted
									)
								)
							)
						: setSure( true )
				}
				__next40pxDefaultSize
			>
				{ sure
					? __(
							'Delete permanently, with proof of consent',
							'brolga'
						)
					: __( 'Delete…', 'brolga' ) }
			</Button>
		</div>
	);
}
