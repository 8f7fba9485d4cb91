<?php
/**
 * Two imports at once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Kits;

use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Actions\ImportKit;
use Brolga\Kits\Actions\UndoKit;
use Brolga\Kits\Import\ImportLock;
use Brolga\Kits\Import\Previous;
use Brolga\Tests\KitTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

/**
 * KIT-22
 */
#[Group( 'once' )]
final class ImportLockTest extends KitTestCase {

	private const PARAGRAPH = '<!-- wp:paragraph --><p>Here.</p><!-- /wp:paragraph -->';

	public function test_a_second_import_is_refused_while_one_runs(): void {
		$kit    = $this->kit( [ 'items' => [ self::page( self::PARAGRAPH ) ] ] );
		$import = $this->built->get( ImportKit::class );
		$work   = fn (): array|WP_Error => $import->of_file( $kit, [ 'page:900001' ], [], 60 );
		Previous::keep( [ 'popups' => [ 'cap_count' => 2 ] ], null );

		$answers = $this->built->get( ImportLock::class )->hold( fn (): array => [
			$work(),
			$this->built->get( UndoKit::class )->execute( [] ),
			$this->built->get( ImportForms::class )->execute( [ 'text' => self::forms() ] ),
		] );
		self::assertIsArray( $answers );
		foreach ( $answers as $answer ) {
			self::assertInstanceOf( WP_Error::class, $answer );
			self::assertSame( [ 'status' => 409 ], $answer->get_error_data() );
			self::assertStringContainsString( 'Wait until it is finished', $answer->get_error_message() );
		}
		self::assertSame( [], get_posts( [
			'name'        => 'from-a-kit',
			'post_type'   => 'page',
			'post_status' => 'any',
		] ) );
		self::assertTrue( Previous::is_there() );

		$done = $work();
		self::assertIsArray( $done );
		self::assertTrue( $done['complete'] );
		self::assertSame( 'From a kit', self::find( 'from-a-kit' )->post_title );
		self::assertIsArray( $work(), 'It was released.' );
	}

	public function test_trying_forms_writes_nothing_and_waits_for_nobody(): void {
		$answer = $this->built->get( ImportLock::class )->hold(
			fn (): array|WP_Error => $this->built->get( ImportForms::class )->execute( [
				'text'    => self::forms(),
				'dry_run' => true,
			] )
		);
		self::assertIsArray( $answer );
	}

	public function test_the_lock_of_an_import_that_died_opens_by_itself(): void {
		$lock = $this->built->get( ImportLock::class );
		$lock->hold( function ( callable $keep_on ) use ( $lock ): void {
			$this->clock->advance( ImportLock::SECONDS - 1 );
			self::assertTrue( $keep_on() );
			$this->clock->advance( ImportLock::SECONDS - 1 );
			self::assertInstanceOf( WP_Error::class, $lock->hold( static fn (): int => 1 ), 'It was kept for longer.' );
			$this->clock->advance( 2 );
			$lock->hold( static function () use ( $keep_on ): void {
				self::assertFalse( $keep_on(), 'Somebody else has it.' );
			} );
		} );
		self::assertSame( 1, $lock->hold( static fn (): int => 1 ) );
	}

	public function test_an_import_that_lost_the_lock_stops_and_goes_on_later(): void {
		$kit    = $this->kit( [
			'items' => [
				self::page( self::PARAGRAPH ),
				self::page( self::PARAGRAPH, [
					'id'   => 900002,
					'slug' => 'from-a-kit-too',
					'link' => 'https://old.example/from-a-kit-too/',
				] ),
			],
		] );
		$take   = [ $kit, [ 'page:900001', 'page:900002' ], [], 3600 ];
		$import = $this->built->get( ImportKit::class );
		$slow   = function (): void {
			$this->clock->advance( ImportLock::SECONDS + 1 );
		};
		add_action( 'wp_after_insert_post', $slow );
		$first = $import->of_file( ...$take );
		remove_action( 'wp_after_insert_post', $slow );
		self::assertIsArray( $first );
		self::assertFalse( $first['complete'] );
		$second = $import->of_file( ...$take );
		self::assertIsArray( $second );
		self::assertTrue( $second['complete'] );
		self::assertStringContainsString( 'Here.', self::find( 'from-a-kit-too' )->post_content );
	}

	/**
	 * An export of WPForms.
	 */
	private static function forms(): string {
		return (string) wp_json_encode( [
			[
				'fields'   => [
					1 => [
						'id'    => '1',
						'type'  => 'email',
						'label' => 'Email',
					],
				],
				'settings' => [ 'form_title' => 'Bike workshop' ],
			],
		] );
	}
}
