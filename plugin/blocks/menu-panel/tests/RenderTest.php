<?php
/**
 * What the server prints for a wide panel.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\MenuPanel;

use Brolga\Content\Menus\MenuItem;
use Brolga\Content\Menus\Panels;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A wide panel below an entry of a menu.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * MENU-13: its menu prints it; alone it is nothing.
	 */
	public function test_alone_it_prints_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/menu-panel {"label":"More"} --><p>Content</p><!-- /wp:brolga/menu-panel -->' ) ) );
	}

	/**
	 * MENU-13: it takes the place of the list below the entry of its name, or makes an entry.
	 */
	public function test_a_panel_finds_its_entry(): void {
		$items = Panels::put(
			[
				new MenuItem( 'Plants &amp; <em>pots</em>', '/plants/', [ new MenuItem( 'Ferns', '/ferns/' ) ] ),
				new MenuItem( 'Contact', '/contact/' ),
			],
			[
				[
					'label' => 'PLANTS & pots',
					'url'   => '/elsewhere/',
					'html'  => '<p>Ferns in an image</p>',
				],
				[
					'label' => 'Tools <i>',
					'url'   => '/tools/',
					'html'  => '<p>Spades</p>',
				],
				[
					'label' => 'Nothing',
					'url'   => '',
					'html'  => '',
				],
				[
					'label' => '',
					'url'   => '',
					'html'  => '<p>Nowhere</p>',
				],
			]
		);
		self::assertSame(
			[ '/plants/', '/contact/', '/tools/' ],
			array_map( static fn ( MenuItem $item ): string => $item->url, $items )
		);
		self::assertSame(
			[ '<p>Ferns in an image</p>', '', '<p>Spades</p>' ],
			array_map( static fn ( MenuItem $item ): string => $item->panel, $items )
		);
		self::assertSame( [], $items[0]->children );
		self::assertSame( 'Tools &lt;i&gt;', $items[2]->label );
	}
}
