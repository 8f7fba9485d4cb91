<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Api\Settings\When;
use Brolga\Core\Extensions\Extensions;
use Brolga\Tracking\Services\KnownServices;

/**
 * Settings of the tracking services. They contain only ids and URLs: no setting is ever a script.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingSection implements Section, DescribesForm {

	public const ID = 'tracking';

	public function __construct( private readonly KnownServices $services ) {}

	public function id(): string {
		return self::ID;
	}

	public function title(): string {
		return __( 'Tracking', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$schema = [];
		foreach ( $this->services->all() as $service ) {
			$schema += Extensions::guard( $service::class, $service->schema( ... ), [] );
		}
		return $schema + [
			'count_staff' => [
				'type'    => 'boolean',
				'default' => false,
			],
		];
	}

	public function form(): SectionForm {
		$others = FormField::of_schema( $this->schema() );
		return new SectionForm(
			position: 80,
			about: __( 'Connect analytics services by ID. A service without an ID is not loaded. If you ask for consent, services follow your visitors’ answers.', 'brolga' ),
			groups: [
				...self::analytics(),
				new FormGroup(
					__( 'Session recording', 'brolga' ),
					[
						new FormField( 'clarity', __( 'Microsoft Clarity project ID', 'brolga' ) ),
						new FormField( 'hotjar', __( 'Hotjar site ID', 'brolga' ) ),
					],
					__( 'Records how visitors use your pages. Mention the recordings in your privacy policy.', 'brolga' )
				),
				new FormGroup(
					__( 'Marketing automation', 'brolga' ),
					[
						new FormField( 'automation_site', __( 'Site identifier', 'brolga' ) ),
						new FormField(
							'automation_domain',
							__( 'Tracking domain', 'brolga' ),
							placeholder: 'track.example.com'
						),
					],
					__( 'Your marketing service receives visits and leads. Leads are also sent from this server, with the same event ID, so that each one arrives and counts once.', 'brolga' )
				),
				...( [] === $others ? [] : [ new FormGroup( __( 'Other plugins', 'brolga' ), $others ) ] ),
				new FormGroup(
					__( 'Referrals', 'brolga' ),
					[
						new FormField( 'referral', __( 'Remember who referred a visitor', 'brolga' ) ),
						new FormField(
							'referral_parameter',
							__( 'Parameter', 'brolga' ),
							__( 'The word before the equals sign in partners’ links.', 'brolga' ),
							when: [ When::is( 'referral', true ) ]
						),
					],
					__( 'Remembers visitors from a partner’s link, such as example.com/?ref=anna, for 90 days, and saves the partner’s name with leads, sign-ups and orders. Brolga > Referrals shows the results.', 'brolga' )
				),
				new FormGroup(
					__( 'Your own visits', 'brolga' ),
					[
						new FormField(
							'count_staff',
							__( 'Also track people who can edit this site', 'brolga' ),
							__( 'To see what a page sends, add ?brolga_events to the URL while you are logged in.', 'brolga' )
						),
					]
				),
			]
		);
	}

	/** @return list<FormGroup> */
	private static function analytics(): array {
		return [
			new FormGroup(
				'Google',
				[
					new FormField(
						'analytics',
						__( 'Google Analytics measurement ID', 'brolga' ),
						__( 'Find the ID in Google Analytics under Admin > Data streams. Leave empty if Google Tag Manager loads Google Analytics, or visits count twice.', 'brolga' ),
						placeholder: 'G-ABC1234567'
					),
					new FormField(
						'tag_manager',
						__( 'Tag Manager container ID', 'brolga' ),
						placeholder: 'GTM-ABC1234'
					),
				]
			),
			new FormGroup(
				'Matomo',
				[
					new FormField(
						'matomo_url',
						__( 'URL', 'brolga' ),
						control: 'url',
						placeholder: 'https://matomo.example.com'
					),
					new FormField( 'matomo_site', __( 'Site ID', 'brolga' ) ),
				]
			),
			new FormGroup(
				'Plausible',
				[
					new FormField( 'plausible_domain', __( 'Domain', 'brolga' ), placeholder: 'example.com' ),
					new FormField(
						'plausible_host',
						__( 'Server', 'brolga' ),
						__( 'Only change this if you host Plausible yourself.', 'brolga' ),
						control: 'url'
					),
				]
			),
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$problems = [];
		foreach ( $this->services->all() as $service ) {
			$problems += $service->problems( $values );
		}
		return $problems;
	}
}
