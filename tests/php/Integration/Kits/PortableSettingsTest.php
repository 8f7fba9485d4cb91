<?php
/**
 * Which settings leave the site.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Kits;

use Brolga\Core\Settings\SettingsService;
use Brolga\Kits\Content\PortableSettings;
use Brolga\Tests\KitTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * KIT-3
 */
#[Group( 'once' )]
final class PortableSettingsTest extends KitTestCase {

	/** All texts that leave the site. Think twice before you add one: no address, no name, no key. */
	private const TEXTS = [
		'consent' => [ 'accept', 'choose', 'reject', 'text', 'title' ],
		'popups'  => [ 'custom_css_selector' ],
	];

	/** What is never to be in a kit, whatever its type: who somebody is, and what deletes data. */
	private const NEVER = '/(?:^|_)(?:key|secret|password|token|user|host|port|url|email|phone|recipient|address(?:es)?|account|licen[cs]e|days|erase|id|from|reply_to|abn)(?:_|$)/';

	public function test_no_secret_and_no_address_leaves_the_site(): void {
		$texts = [];
		foreach ( $this->built->get( SettingsService::class )->sections() as $section ) {
			foreach ( $section->schema() as $name => $rules ) {
				$place = "{$section->id()}/{$name}";
				if ( ! PortableSettings::is_portable( $rules ) ) {
					continue;
				}
				self::assertNotTrue( $rules['writeOnly'] ?? false, $place );
				self::assertArrayNotHasKey( 'format', $rules, $place );
				self::assertDoesNotMatchRegularExpression( self::NEVER, $name, $place );
				if ( PortableSettings::is_free_text( $rules ) ) {
					$texts[ $section->id() ][] = $name;
				}
			}
		}
		self::assertEqualsCanonicalizing( self::TEXTS['consent'], $texts['consent'] ?? [] );
		self::assertEquals( self::TEXTS, [ 'consent' => self::TEXTS['consent'] ] + $texts );
	}

	public function test_a_text_says_itself_whether_it_is_portable(): void {
		foreach ( $this->built->get( SettingsService::class )->sections() as $section ) {
			foreach ( $section->schema() as $name => $rules ) {
				if ( PortableSettings::is_free_text( $rules ) ) {
					self::assertIsBool(
						$rules['portable'] ?? null,
						"{$section->id()}/{$name} has to declare whether it is portable."
					);
				}
			}
		}
	}

	public function test_who_says_nothing_keeps_texts_and_secrets(): void {
		self::assertFalse( PortableSettings::is_portable( [ 'type' => 'string' ] ) );
		self::assertFalse( PortableSettings::is_portable( [ 'type' => 'array', 'items' => [ 'type' => 'string' ] ] ) );
		self::assertFalse( PortableSettings::is_portable( [ 'type' => 'object' ] ) );
		self::assertFalse(
			PortableSettings::is_portable( [ 'type' => 'boolean', 'writeOnly' => true, 'portable' => true ] )
		);
		self::assertTrue( PortableSettings::is_portable( [ 'type' => 'string', 'enum' => [ 'a' ] ] ) );
		self::assertTrue( PortableSettings::is_portable( [ 'type' => 'integer' ] ) );
	}
}
