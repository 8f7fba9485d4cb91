/**
 * Small labels: a colour and a word, never colour alone.
 */
import type { LeadDelivery, LeadStatus } from '@brolga/contracts';
import { exactly } from '../../../admin/exactly';
import { ago, deliveryText, STATUS } from './words';

export const StatusBadge = ( { status }: { readonly status: LeadStatus } ) => (
	<span className={ `brolga-badge is-${ status }` }>
		{ STATUS[ status ] }
	</span>
);

export const DeliveryBadge = ( {
	state,
	kind,
}: {
	readonly state: LeadDelivery;
	/** Of one delivery; all mails where it is not said. */
	readonly kind?: string | undefined;
} ) => (
	<span className={ `brolga-badge is-mail-${ state }` }>
		{ deliveryText( state, kind ) }
	</span>
);

/** A time in words; the full date on hover. */
export const Time = ( { iso }: { readonly iso: string } ) => (
	<time dateTime={ iso } title={ exactly( iso ) }>
		{ ago( iso ) }
	</time>
);
