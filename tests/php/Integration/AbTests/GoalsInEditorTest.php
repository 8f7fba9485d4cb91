<?php
/**
 * What editors are told of goals.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Goals\GoalsInEditor;
use Brolga\Shop\Shop;
use Brolga\Tests\AbTestCase;

/**
 * Goals as an editor's choices.
 *
 * @see AB-493
 */
final class GoalsInEditorTest extends AbTestCase {

	/**
	 * AB-493: orders are offered where there is a shop.
	 */
	public function test_orders_are_offered_with_a_shop_alone(): void {
		$offered = function ( bool $is_running ): array {
			$shop = self::createStub( Shop::class );
			$shop->method( 'is_running' )->willReturn( $is_running );
			remove_all_filters( 'block_editor_settings_all' );
			( new GoalsInEditor( $this->built->get( GoalKinds::class ), $shop ) )->register();
			$settings = apply_filters( 'block_editor_settings_all', [] );
			$goals    = is_array( $settings ) ? $settings[ GoalsInEditor::SETTING ] ?? [] : [];
			return array_column( is_array( $goals ) ? $goals : [], 'isOffered', 'value' );
		};
		self::assertTrue( $offered( true )['shop'] );
		self::assertSame( [ 'shop' ], array_keys( $offered( false ), false, true ) );
	}
}
