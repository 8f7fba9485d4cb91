<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Lists\Enrolment;
use Brolga\Newsletter\Lists\EnrolmentOutcome;
use Brolga\Newsletter\Lists\EnrolmentRefused;
use WP_Error;

/**
 * The ability to add a subscriber.
 *
 * @implements Ability<array{outcome: value-of<EnrolmentOutcome>}>
 * @see LEAD-20 NEWS-30
 */
final class SubscribeAbility implements Ability {

	public function __construct( private readonly Enrolment $enrolment ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'subscribe',
			label: __( 'Add subscriber', 'brolga' ),
			description: __( 'Signs an address up for a newsletter list. By default an email asks its owner to confirm. With `confirmed` no email is sent, and `consent` must say how the person agreed. An address that is already on the list is not changed.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: self::input(),
			output: [
				'outcome' => [
					'description' => __( 'asked: a confirmation email is sent; queued: being sent to the provider; added: on the list; known: it was already on the list.', 'brolga' ),
					'type'        => 'string',
					'enum'        => array_column( EnrolmentOutcome::cases(), 'value' ),
				],
			]
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function input(): array {
		$text = static fn ( string $description, string $other = '', int $length = 200 ): array => [
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => $length,
			'default'     => $other,
		];
		return [
			'email'      => [
				'description' => __( 'The address.', 'brolga' ),
				'type'        => 'string',
				'maxLength'   => 254,
			],
			'list'       => $text(
				__( 'The list. For a list kept by a provider, use provider/account/list.', 'brolga' ),
				'newsletter'
			),
			'first_name' => $text( __( 'First name.', 'brolga' ) ),
			'last_name'  => $text( __( 'Last name.', 'brolga' ) ),
			'consent'    => $text( __( 'How this person agreed. Kept as proof of consent.', 'brolga' ), '', 1000 ),
			'confirmed'  => [
				'description' => __( 'Whether to skip double opt-in.', 'brolga' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	public function execute( array $input ): array|WP_Error {
		$text = static fn ( string $name, string $other = '' ): string => is_string( $input[ $name ] ?? null )
			? $input[ $name ]
			: $other;
		try {
			$outcome = $this->enrolment->enrol(
				$text( 'email' ),
				$text( 'list', 'newsletter' ),
				$text( 'first_name' ),
				$text( 'last_name' ),
				$text( 'consent' ),
				true === ( $input['confirmed'] ?? false ),
				get_current_user_id()
			);
		} catch ( EnrolmentRefused $refusal ) {
			return new WP_Error( 'brolga_not_subscribed', $refusal->getMessage(), [ 'status' => 400 ] );
		}
		return [ 'outcome' => $outcome->value ];
	}
}
