<?php
declare( strict_types=1 );

namespace Brolga\Kits\Admin;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;

/**
 * The tab of kits on the Settings screen. It has no values of its own.
 *
 * @see KIT-11
 */
final class KitsSection implements Section, DescribesForm {

	public function id(): string {
		return 'kits';
	}

	public function title(): string {
		return __( 'Kits', 'brolga' );
	}

	public function schema(): array {
		return [];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 200,
			about: __( 'Take settings, look, pages, forms and popups to another site, or bring them from there.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Export a kit', 'brolga' ),
					[ FormField::slot( 'export' ) ],
					__( 'A kit is one file. Passwords, keys, email recipients, leads and subscribers are never in it.', 'brolga' )
				),
				new FormGroup(
					__( 'Import a kit', 'brolga' ),
					[ FormField::slot( 'import' ) ],
					__( 'Pages arrive as drafts, and popups turned off.', 'brolga' )
				),
				new FormGroup(
					__( 'Import forms', 'brolga' ),
					[ FormField::slot( 'forms' ) ],
					__( 'Forms of Contact Form 7, WPForms, Gravity Forms and Fluent Forms become synced patterns, which you can add to any page.', 'brolga' )
				),
			]
		);
	}

	public function problems( Values $values ): array {
		return [];
	}
}
