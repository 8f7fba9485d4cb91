<?php
declare( strict_types=1 );

namespace Brolga\Ai\Admin;

use Brolga\Ai\Model\ConnectedModel;
use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\ConditionalSection;
use Brolga\Core\Settings\Settings;

/**
 * Whether visitors' messages may be sent to the connected AI. There where a model is connected.
 *
 * @see AI-30
 */
final class AiSection implements Section, ConditionalSection, DescribesForm {

	private const REPLIES = 'draft_replies';

	public static function allows_replies( Settings $settings ): bool {
		return $settings->of( new self() )->flag( self::REPLIES );
	}

	public function id(): string {
		return 'ai';
	}

	public function title(): string {
		return __( 'AI', 'brolga' );
	}

	public function is_needed(): bool {
		return ConnectedModel::is_there();
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			self::REPLIES => [
				'type'     => 'boolean',
				'default'  => false,
				// Whoever runs a site decides for its visitors.
				'portable' => false,
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 150,
			about: __( 'Drafts by the AI service that is connected under Settings > Connectors. Nothing is saved or sent to anybody before you have read it.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Leads', 'brolga' ),
					[
						new FormField(
							self::REPLIES,
							__( 'Offer drafts of replies', 'brolga' ),
							__( 'When somebody asks for a draft, the visitor’s message is sent to the AI service. The sender’s name, email addresses, phone numbers and links are left out as far as they are recognized; other personal data in the message are not. Say so in your privacy policy, and check the service’s terms before you turn this on.', 'brolga' )
						),
					]
				),
			]
		);
	}

	public function problems( Values $values ): array {
		return [];
	}
}
