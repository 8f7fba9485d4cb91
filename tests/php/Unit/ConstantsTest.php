<?php
/**
 * PHP's constants against the file that both languages share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use BackedEnum;
use Brolga\AbTests\Goals\RecordType;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Leads\LeadStatus;
use Brolga\Outbox\Delivery;
use Brolga\Spam\SpamReason;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use ReflectionClass;

#[Group( 'once' )]
final class ConstantsTest extends TestCase {

	/**
	 * The groups of constants.json.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function contract(): array {
		$text = file_get_contents( dirname( __DIR__, 3 ) . '/plugin/contracts/constants.json' );
		self::assertIsString( $text );
		$contract = json_decode( $text, true, 16, JSON_THROW_ON_ERROR );
		self::assertIsArray( $contract );
		/** @var array<string, array<string, mixed>> $contract */
		return $contract;
	}

	/**
	 * `form`, `keyName` → FORM_KEY_NAME, as the generator of the TypeScript does.
	 *
	 * @param string $group Name of the group.
	 * @param string $key   Name in it.
	 */
	private static function constant_name( string $group, string $key ): string {
		return strtoupper( (string) preg_replace( '/([a-z0-9])([A-Z])/', '$1_$2', "{$group}_{$key}" ) );
	}

	/**
	 * Every constant of PHP, with the value it must have.
	 *
	 * @return iterable<string, array{string, array<string, mixed>}>
	 */
	public static function constants(): iterable {
		$wanted = [];
		foreach ( self::contract() as $group => $values ) {
			foreach ( $values as $key => $value ) {
				$wanted[ self::constant_name( $group, $key ) ] = $value;
			}
		}
		foreach ( array_keys( ( new ReflectionClass( Constants::class ) )->getConstants() ) as $name ) {
			yield $name => [ $name, $wanted ];
		}
	}

	/**
	 * @param string               $name   A constant of PHP.
	 * @param array<string, mixed> $wanted Values by name.
	 */
	#[DataProvider( 'constants' )]
	public function test_a_constant_is_what_the_contract_says( string $name, array $wanted ): void {
		self::assertArrayHasKey( $name, $wanted, "constants.json has no {$name}" );
		self::assertSame( $wanted[ $name ], constant( Constants::class . "::{$name}" ) );
	}

	/**
	 * The closed sets: one enum a list.
	 *
	 * @return iterable<string, array{string, string, class-string<BackedEnum>}>
	 */
	public static function enums(): iterable {
		// AB-4.
		yield 'record types' => [ 'ab', 'recordTypes', RecordType::class ];
		yield 'statuses of a lead' => [ 'lead', 'statuses', LeadStatus::class ];
		yield 'reasons of spam' => [ 'spam', 'reasons', SpamReason::class ];
		yield 'states of a delivery' => [ 'lead', 'deliveries', Delivery::class ];
	}

	/**
	 * @param string                   $group Group of the list.
	 * @param string                   $key   Name of the list.
	 * @param class-string<BackedEnum> $enum  PHP's side.
	 */
	#[DataProvider( 'enums' )]
	public function test_an_enum_has_the_names_of_the_contract( string $group, string $key, string $enum ): void {
		self::assertSame(
			self::contract()[ $group ][ $key ] ?? null,
			array_map( static fn( BackedEnum $item ): int|string => $item->value, $enum::cases() )
		);
	}

	// FORM-43.
	public function test_error_keys_have_the_messages_and_statuses_of_the_contract(): void {
		$keys = [];
		foreach ( ErrorKey::cases() as $key ) {
			$keys[ $key->value ] = [
				'message' => $key->message(),
				'status'  => $key->status(),
			];
		}
		self::assertSame( self::contract()['errors'], $keys );
	}

	public function test_default_messages_are_sentences(): void {
		foreach ( ErrorKey::cases() as $key ) {
			self::assertMatchesRegularExpression( '/^[A-Z][^A-Z]/', $key->message() );
		}
	}
}
