<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Settings\Section;
use Brolga\Core\Settings\Values;

/**
 * Which services are told what visitors do. Ids and addresses alone: no value
 * is ever a script.
 *
 * @see TRACK-5 TRACK-6
 */
final class TrackingSection implements Section {

	/** Whoever comes by a link is remembered for as long, in days. */
	public const REFERRAL_DAYS = 90;

	/** The name of the parameter of such links, unless an owner names another. */
	public const REFERRAL_PARAMETER = 'ref';

	/** A host, with its port where it has one. */
	private const HOST = '[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?';

	public function id(): string {
		return 'tracking';
	}

	/**
	 * Its name for the owner.
	 */
	public function title(): string {
		return __( 'Tracking', 'brolga' );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			'tag_manager'        => self::text(
				'^GTM-[A-Z0-9]{4,12}\z',
				__( 'Enter a container ID such as GTM-ABC1234.', 'brolga' )
			),
			'analytics'          => self::text(
				'^G-[A-Z0-9]{4,20}\z',
				__( 'Enter a measurement ID such as G-ABC1234567.', 'brolga' )
			),
			'matomo_url'         => self::text(
				'^https://' . self::HOST . '(?:/[A-Za-z0-9_./-]*)?\z',
				__( 'Enter the URL of your Matomo server, starting with https://.', 'brolga' )
			),
			'matomo_site'        => self::text(
				'^[1-9]\d{0,8}\z',
				__( 'Enter the site ID from Matomo, such as 1.', 'brolga' )
			),
			'plausible_domain'   => self::text(
				'^' . self::HOST . '\z',
				__( 'Enter a domain such as example.com, as it is listed in Plausible.', 'brolga' )
			),
			'plausible_host'     => self::text(
				'^https://' . self::HOST . '/?\z',
				__( 'Enter a URL such as https://plausible.io.', 'brolga' ),
				Hosts::PLAUSIBLE
			),
			'clarity'            => self::text(
				'^[a-z0-9]{6,20}\z',
				__( 'Enter a project ID such as abcd1234ef, with lowercase letters and digits.', 'brolga' )
			),
			'hotjar'             => self::text(
				'^\d{4,12}\z',
				__( 'Enter the site’s ID, a number such as 1234567.', 'brolga' )
			),
			'automation_site'    => self::text(
				'^[A-Za-z0-9_-]{1,64}\z',
				__( 'Use letters, digits, hyphens and underscores.', 'brolga' )
			),
			'automation_domain'  => self::text(
				'^' . self::HOST . '\z',
				__( 'Enter a domain such as track.example.com, without https://.', 'brolga' )
			),
			'referral'           => [
				'type'    => 'boolean',
				'default' => false,
			],
			'referral_parameter' => [ 'minLength' => 1 ] + self::text(
				'^[a-z][a-z0-9_-]{0,29}\z',
				__( 'Use lowercase letters, digits, hyphens and underscores, and begin with a letter.', 'brolga' ),
				self::REFERRAL_PARAMETER
			),
			'count_staff'        => [
				'type'    => 'boolean',
				'default' => false,
			],
		];
	}

	/**
	 * Some services take two values.
	 *
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		$problems = [];
		foreach ( self::pairs() as [ $one, $other, $ask_one, $ask_other ] ) {
			if ( '' === $values->text( $one ) && '' !== $values->text( $other ) ) {
				$problems[ $one ] = $ask_one;
			} elseif ( '' !== $values->text( $one ) && '' === $values->text( $other ) ) {
				$problems[ $other ] = $ask_other;
			}
		}
		return $problems;
	}

	/**
	 * Values that are of no use without each other, and how they are asked for.
	 *
	 * @return list<array{string, string, string, string}>
	 */
	private static function pairs(): array {
		return [
			[
				'matomo_url',
				'matomo_site',
				__( 'Enter the URL of your Matomo server as well.', 'brolga' ),
				__( 'Enter the site ID from Matomo as well.', 'brolga' ),
			],
			[
				'automation_site',
				'automation_domain',
				__( 'Enter the site identifier as well.', 'brolga' ),
				__( 'Enter the tracking domain as well.', 'brolga' ),
			],
		];
	}

	/**
	 * A text of a certain form.
	 *
	 * @param string $pattern What it looks like.
	 * @param string $message What to do when it looks otherwise.
	 * @param string $standard Its value until an owner enters one.
	 * @return array<string, mixed>
	 */
	private static function text( string $pattern, string $message, string $standard = '' ): array {
		return [
			'type'      => 'string',
			'pattern'   => $pattern,
			'maxLength' => 200,
			'default'   => $standard,
			'message'   => $message,
		];
	}
}
