<?php
/**
 * The schemas that both languages share, as WordPress reads them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use Brolga\Core\Support\Constants;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use WP_Error;

/**
 * REST-17: what these schemas let through is what the routes let through.
 */
#[Group( 'once' )]
final class SchemasTest extends TestCase {

	private const LEAD = [
		'id'       => 7,
		'status'   => 'new',
		'created'  => '2026-11-21T08:30:00Z',
		'source'   => 'post-12',
		'form'     => 'Enquiry',
		'page'     => 'https://example.com/contact/',
		'fields'   => [
			[
				'id'    => 'services',
				'label' => 'Services',
				'type'  => 'checkbox',
				'value' => [ 'Lawns', 'Walls' ],
			],
		],
		'delivery' => [
			'state'    => 'failed',
			'attempts' => 2,
			'next'     => null,
		],
	];

	private const SUBSCRIPTION = [
		'checksum' => 'signed',
		'list_id'  => 'newsletter',
		'provider' => 'local',
		'email'    => 'jo@example.com',
	];

	/**
	 * A schema of plugin/contracts.
	 *
	 * @param string $name Its file without the ending.
	 * @return array<string, mixed>
	 */
	private static function schema( string $name ): array {
		$text = file_get_contents( dirname( __DIR__, 3 ) . "/plugin/contracts/schemas/{$name}.json" );
		self::assertIsString( $text );
		$schema = json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
		self::assertIsArray( $schema );
		/** @var array<string, mixed> $schema */
		return $schema;
	}

	/**
	 * Bodies that belong to a schema.
	 *
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function good(): iterable {
		yield 'the least enquiry' => [
			'enquiry',
			[
				'form'   => 'signed',
				'fields' => [],
			],
		];
		yield 'a whole enquiry' => [
			'enquiry',
			[
				'form'    => 'signed',
				'key'     => '0B5A3C1E-9d2f-4a6b-8c7d-1e2f3a4b5c6d',
				'fields'  => [
					'name'     => 'Jo',
					'services' => [ 'Lawns', 'Walls' ],
				],
				'captcha' => [
					'answer' => '12',
					'token'  => 'signed',
				],
				'token'   => '',
			],
		];
		yield 'an enquiry with an empty key' => [
			'enquiry',
			[
				'form'   => 'signed',
				'key'    => '',
				'fields' => [ 'name' => '' ],
			],
		];
		yield 'a lead' => [ 'lead', self::LEAD ];
		yield 'the least sign-up' => [ 'subscription', self::SUBSCRIPTION ];
		yield 'a change of a lead' => [ 'lead-update', [ 'status' => 'done' ] ];
	}

	/**
	 * @param string               $schema Name of the schema.
	 * @param array<string, mixed> $body   A body.
	 */
	#[DataProvider( 'good' )]
	public function test_a_good_body_is_let_through( string $schema, array $body ): void {
		self::assertTrue( rest_validate_value_from_schema( $body, self::schema( $schema ) ) );
	}

	/**
	 * Bodies that do not, and what is wrong with them.
	 *
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function bad(): iterable {
		$enquiry = [
			'form'   => 'signed',
			'fields' => [],
		];
		yield 'no form' => [ 'enquiry', [ 'fields' => [] ] ];
		yield 'no fields' => [ 'enquiry', [ 'form' => 'signed' ] ];
		yield 'an unknown name' => [ 'enquiry', [ 'recipient' => 'x@example.com' ] + $enquiry ];
		yield 'a key that is no UUID' => [ 'enquiry', [ 'key' => '1' ] + $enquiry ];
		yield 'a key with a line break' => [
			'enquiry',
			[ 'key' => "0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d\n" ] + $enquiry,
		];
		yield 'an empty key with a line break' => [ 'enquiry', [ 'key' => "\n" ] + $enquiry ];
		yield 'a nested value' => [ 'enquiry', [ 'fields' => [ 'name' => [ [ 'Jo' ] ] ] ] + $enquiry ];
		yield 'too many fields' => [ 'enquiry', [ 'fields' => array_fill_keys( range( 1, 201 ), '' ) ] + $enquiry ];
		yield 'a captcha that is a text' => [ 'enquiry', [ 'captcha' => '12' ] + $enquiry ];
		yield 'a sign-up with an address of its own' => [
			'subscription',
			[ 'ip_address' => '192.0.2.1' ] + self::SUBSCRIPTION,
		];
		yield 'a sign-up without a signature' => [
			'subscription',
			array_diff_key( self::SUBSCRIPTION, [ 'checksum' => 0 ] ),
		];
		yield 'a lead without a status' => [ 'lead', array_diff_key( self::LEAD, [ 'status' => 0 ] ) ];
		yield 'a status nobody knows' => [ 'lead-update', [ 'status' => 'won' ] ];
		yield 'a change of something else' => [
			'lead-update',
			[
				'status' => 'done',
				'page'   => '/',
			],
		];
	}

	/**
	 * @param string               $schema Name of the schema.
	 * @param array<string, mixed> $body   A body.
	 */
	#[DataProvider( 'bad' )]
	public function test_a_bad_body_is_not( string $schema, array $body ): void {
		self::assertInstanceOf( WP_Error::class, rest_validate_value_from_schema( $body, self::schema( $schema ) ) );
	}

	/**
	 * Names of a schema's closed set, where it stands, and the same set in PHP.
	 *
	 * @return iterable<string, array{string, list<string>, list<string>}>
	 */
	public static function sets(): iterable {
		yield 'status of a lead' => [ 'lead', [ 'properties', 'status', 'enum' ], Constants::LEAD_STATUSES ];
		yield 'status of a change' => [ 'lead-update', [ 'properties', 'status', 'enum' ], Constants::LEAD_STATUSES ];
		yield 'status of several changes' => [
			'lead-changes',
			[ 'properties', 'changes', 'items', 'properties', 'status', 'enum' ],
			Constants::LEAD_STATUSES,
		];
		yield 'state of a delivery' => [
			'lead',
			[ 'properties', 'delivery', 'properties', 'state', 'enum' ],
			Constants::LEAD_DELIVERIES,
		];
	}

	/**
	 * @param string       $schema Name of the schema.
	 * @param list<string> $path   Where the set stands in it.
	 * @param list<string> $names  What it has to be.
	 */
	#[DataProvider( 'sets' )]
	public function test_a_closed_set_is_that_of_the_constants( string $schema, array $path, array $names ): void {
		$value = self::schema( $schema );
		foreach ( $path as $key ) {
			self::assertIsArray( $value );
			$value = $value[ $key ] ?? null;
		}
		self::assertSame( $names, $value );
	}
}
