/**
 * What was given up, why, and a button for each to send it again.
 */
import { Button } from '@wordpress/components';
import { dateI18n, getSettings, humanTimeDiff } from '@wordpress/date';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { GivenUp } from '../../rest/given-up';
import { nameOf } from './words';

interface Props {
	readonly letters: readonly GivenUp[];
	/** Where a lead is shown; undefined: it is not told. */
	readonly leadUrl?: ( id: number ) => string;
	readonly onResend: ( id: number ) => Promise< void >;
}

const Letter = ( { letter }: { readonly letter: GivenUp } ) => (
	<time
		dateTime={ letter.at }
		title={ dateI18n(
			getSettings().formats.datetime,
			letter.at,
			undefined
		) }
	>
		{ sprintf(
			/* translators: 1: how long ago, 2: how often it was tried. */
			__( 'given up %1$s, attempts: %2$d', 'brolga' ),
			humanTimeDiff( letter.at ),
			letter.attempts
		) }
	</time>
);

/**
 * @see OUTBOX-22
 */
export function GivenUpList( { letters, leadUrl, onResend }: Props ) {
	const [ busy, setBusy ] = useState( 0 );
	const resend = async ( id: number ): Promise< void > => {
		setBusy( id );
		await onResend( id );
		setBusy( 0 );
	};
	return (
		<ul className="brolga-given-up">
			{ letters.map( ( letter ) => (
				<li key={ letter.id }>
					<div>
						<strong>{ nameOf( letter ) }</strong>
						{ letter.about && <span>{ letter.about }</span> }
						{ leadUrl && letter.lead ? (
							<a href={ leadUrl( letter.lead ) }>
								{ __( 'Open the lead', 'brolga' ) }
							</a>
						) : null }
						<Letter letter={ letter } />
						{ letter.error !== '' && <code>{ letter.error }</code> }
					</div>
					<Button
						variant="secondary"
						isBusy={ busy === letter.id }
						disabled={ busy !== 0 }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: 1: what, 2: to whom; may be empty. */
							__( 'Send again: %1$s %2$s', 'brolga' ),
							nameOf( letter ),
							letter.about ?? ''
						).trim() }
						onClick={ () => void resend( letter.id ) }
						__next40pxDefaultSize
					>
						{ __( 'Send again', 'brolga' ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
