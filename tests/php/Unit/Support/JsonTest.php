<?php
/**
 * JSON from outside.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * REST-9
 */
#[Group( 'once' )]
final class JsonTest extends TestCase {

	public function test_values_are_read(): void {
		self::assertSame( [ 'a' => [ 1, 'ä', null ] ], Json::map( '{"a":[1,"ä",null]}' ) );
		self::assertSame( [], Json::map( ' {} ' ) );
		self::assertSame( [ 1, 2 ], Json::items( "\n[1,2]" ) );
		self::assertSame( 'x', Json::decode( '"x"' ) );
	}

	/**
	 * REST-9
	 */
	public function test_sixteen_levels_are_read_and_seventeen_are_not(): void {
		$nested = static fn ( int $depth ): string => str_repeat( '[', $depth ) . str_repeat( ']', $depth );
		self::assertIsArray( Json::decode( $nested( 16 ) ) );
		$this->expectException( InvalidJson::class );
		Json::decode( $nested( 17 ) );
	}

	public function test_a_text_longer_than_a_request_may_be_is_not_read(): void {
		self::assertSame( str_repeat( 'x', 65534 ), Json::decode( '"' . str_repeat( 'x', 65534 ) . '"' ) );
		$this->expectException( InvalidJson::class );
		Json::decode( '"' . str_repeat( 'x', 65535 ) . '"' );
	}

	#[DataProvider( 'broken' )]
	public function test_broken_text_is_not_read( string $text ): void {
		$this->expectException( InvalidJson::class );
		Json::decode( $text );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function broken(): iterable {
		yield 'nothing' => [ '' ];
		yield 'half' => [ '{"a":' ];
		yield 'single quotes' => [ "{'a':1}" ];
		yield 'two values' => [ '1 2' ];
		yield 'broken UTF-8' => [ "\"\xff\"" ];
		yield 'a control character' => [ "\"\x01\"" ];
		yield 'half a surrogate pair' => [ '"\ud800"' ];
	}

	public function test_a_list_is_no_object(): void {
		$this->expectException( InvalidJson::class );
		Json::map( '[]' );
	}

	public function test_an_object_is_no_list(): void {
		$this->expectException( InvalidJson::class );
		Json::items( '{"0":1}' );
	}

	public function test_a_text_is_no_object(): void {
		$this->expectException( InvalidJson::class );
		Json::map( '"{}"' );
	}

	public function test_what_is_written_can_be_read(): void {
		$value = [ 'a' => "Grüße / \u{2028} 🌱", 'b' => [ true, 1.5, null ] ];
		self::assertSame( $value, Json::map( Json::encode( $value ) ) );
		self::assertSame( "\u{fffd}", Json::decode( Json::encode( "\xff" ) ) );
	}

	public function test_nothing_written_for_a_script_closes_it(): void {
		$json = Json::encode_for_script( [ 'x' => '</script><!-- & ]]>' ] );
		self::assertStringNotContainsString( '<', $json );
		self::assertStringNotContainsString( '>', $json );
		self::assertStringNotContainsString( '&', $json );
		self::assertSame( [ 'x' => '</script><!-- & ]]>' ], Json::map( $json ) );
	}
}
