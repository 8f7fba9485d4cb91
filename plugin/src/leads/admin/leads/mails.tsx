/**
 * What became of the mails about a lead.
 */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type * as rest from '../../rest';
import { DeliveryBadge } from './badges';
import { exactly } from '../../../admin/exactly';
import { MAIL_TO } from './words';

export const OneMail = ( {
	label,
	kind,
	mail: { state, attempts = 0, next, error },
	onResend,
	busy = false,
}: {
	/** To whom; empty where there is no other. */
	readonly label: string;
	readonly kind?: string;
	readonly mail: rest.Delivery;
	/** Sends this one again; undefined: they go together. */
	readonly onResend?: () => void;
	readonly busy?: boolean;
} ) => (
	<div className="brolga-lead__one-mail">
		{ label !== '' && <strong>{ label }</strong> }
		<DeliveryBadge state={ state } kind={ kind } />
		{ state === 'failed' && next && (
			<span>
				{ sprintf(
					/* translators: 1: a number, 2: a date and time. */
					_n(
						'Tried %1$d time. Next attempt on %2$s.',
						'Tried %1$d times. Next attempt on %2$s.',
						attempts,
						'brolga'
					),
					attempts,
					exactly( next )
				) }
			</span>
		) }
		{ error !== undefined && error !== '' && state !== 'sent' && (
			<code>{ error }</code>
		) }
		{ onResend && state === 'dead' && (
			<Button
				variant="link"
				disabled={ busy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: to whom a mail goes, for instance: To another server. */
					__( 'Resend: %s', 'brolga' ),
					label
				) }
				onClick={ onResend }
			>
				{ __( 'Resend', 'brolga' ) }
			</Button>
		) }
	</div>
);

/**
 * Each by itself where there are several.
 *
 * @see OUTBOX-8 OUTBOX-22
 */
export function Mails( props: {
	readonly lead: rest.Lead;
	readonly busy: boolean;
	readonly onResend: () => void;
	/** Sends one of them again. */
	readonly onResendOne: ( job: number ) => void;
} ) {
	const { delivery } = props.lead;
	const all = delivery.mails ?? [];
	// Replies tell of themselves where they stand in the timeline.
	const mails = all.filter( ( { kind } ) => kind !== 'reply' );
	return mails.length === 0 && all.length > 0 ? null : (
		<section className="brolga-lead__mail">
			{ all.some( ( { kind } ) => kind !== 'mail' ) ? (
				mails.map( ( mail, index ) => (
					<OneMail
						key={ index }
						label={ MAIL_TO[ mail.kind ] ?? mail.kind }
						kind={ mail.kind }
						mail={ mail }
						busy={ props.busy }
						onResend={ () => props.onResendOne( mail.id ) }
					/>
				) )
			) : (
				<OneMail label="" mail={ delivery } />
			) }
			{ delivery.state !== 'none' && delivery.state !== 'waiting' && (
				<Button
					variant="link"
					disabled={ props.busy }
					accessibleWhenDisabled
					onClick={ props.onResend }
				>
					{ __( 'Resend email', 'brolga' ) }
				</Button>
			) }
		</section>
	);
}
