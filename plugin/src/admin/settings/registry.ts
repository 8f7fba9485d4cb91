/**
 * What sections have besides fields, by the section's ID and the slot's name:
 * PHP says where in the form each of them stands.
 */
import type { ComponentType } from 'react';
import { Address, Phone, PriceRange } from '../../business/admin/in-country';
import { OpeningHours } from '../../business/admin/opening-hours';
import { Proofs } from '../../consent/admin/proofs';
import { KitExport } from '../../kits/admin/export';
import { FormsImport } from '../../kits/admin/forms';
import { KitImport } from '../../kits/admin/import';
import { DomainCheck } from '../../mail/admin/domain';
import { EmailPreview } from '../../mail/admin/preview';
import { TestEmail } from '../../mail/admin/test-email';
import { Accounts } from '../../newsletter/admin/accounts';
import { Receiver } from '../../webhooks/admin/receiver';
import { Webhooks } from '../../webhooks/admin/webhooks';
import type { FieldProps } from './field';

export const SLOTS: Readonly< Record< string, ComponentType< FieldProps > > > =
	{
		'business/address': Address,
		'business/business_phone': Phone,
		'business/opening_hours': OpeningHours,
		'business/price_range': PriceRange,
		'consent/records': Proofs,
		'kits/export': KitExport,
		'kits/forms': FormsImport,
		'kits/import': KitImport,
		'mail/domain': DomainCheck,
		'mail/preview': EmailPreview,
		'mail/test': TestEmail,
		'providers/accounts': Accounts,
		'webhooks/sheet': Receiver,
		'webhooks/slack': Receiver,
		'webhooks/webhooks': Webhooks,
	};
