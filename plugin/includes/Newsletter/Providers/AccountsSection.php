<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;

/**
 * The settings section for accounts at newsletter providers. Accounts are stored with encrypted
 * keys and have their own REST routes, so the section itself has no values.
 */
final class AccountsSection implements Section, DescribesForm {

	public function id(): string {
		return 'providers';
	}

	public function title(): string {
		return __( 'Providers', 'brolga' );
	}

	public function schema(): array {
		return [];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 50,
			about: __( 'Connect newsletter blocks to lists at Mailchimp, Brevo, MailerLite or your own server.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Accounts', 'brolga' ),
					[ FormField::slot( 'accounts' ) ],
					__( 'Lists kept on this site do not need an account. Sign-ups for other lists are stored here first, then sent to the provider.', 'brolga' )
				),
			]
		);
	}

	public function problems( Values $values ): array {
		return [];
	}
}
