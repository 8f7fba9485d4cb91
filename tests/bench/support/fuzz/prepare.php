<?php
/**
 * Makes the site that bin/bench fuzz asks, and tells what it is asked for: the
 * public routes and actions as WordPress knows them, each block with a valid
 * example, and what a valid request takes: tokens, numbers, names.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bench\Fuzz;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Support\Json;
use Brolga\Plugin;
use Brolga\Shop\Orders\ReportedOrders;
use Closure;
use ReflectionFunction;
use WC_Product_Simple;
use WP_Block_Type;
use WP_Block_Type_Registry;

require dirname( __DIR__, 4 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );

/** Every kind of field, in one form. */
const FORM = '<!-- wp:brolga/contact-form {"uid":"enquiry","title":"Enquiry"} -->
<!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /-->
<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->
<!-- wp:brolga/form-field {"fieldId":"phone","type":"tel","label":"Phone","required":false} /-->
<!-- wp:brolga/form-field {"fieldId":"job","type":"select","label":"What is it about?","required":false,"options":[{"label":"A plan"},{"label":"A wall"}]} /-->
<!-- wp:brolga/form-field {"fieldId":"when","type":"radio","label":"When?","required":false,"options":[{"label":"Now"},{"label":"Later"}]} /-->
<!-- wp:brolga/form-field {"fieldId":"ground","type":"checkbox","label":"What is there?","required":false,"options":[{"label":"Lawn"},{"label":"Clay"}]} /-->
<!-- wp:brolga/form-field {"fieldId":"news","type":"booleancheckbox","label":"Send me the list","required":false} /-->
<!-- wp:brolga/form-field {"fieldId":"day","type":"date","label":"Which day?","required":false} /-->
<!-- wp:brolga/form-field {"fieldId":"size","type":"number","label":"How big?","required":false,"min":"1","max":"5000","step":"1"} /-->
<!-- wp:brolga/form-field {"fieldId":"album","type":"url","label":"Album","required":false} /-->
<!-- wp:brolga/form-field {"fieldId":"postcode","label":"Postcode","required":false,"pattern":"[0-9]{4}"} /-->
<!-- wp:brolga/form-field {"fieldId":"leaflet","type":"hidden","label":"Leaflet","required":false,"defaultValue":"none","parameter":"leaflet"} /-->
<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /-->
<!-- /wp:brolga/contact-form -->';

/** A form with a sum, one with files, and both kinds of sign-up. */
const FORMS = '<!-- wp:brolga/contact-form {"uid":"sum","title":"With a sum","captcha":true} -->
<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->
<!-- /wp:brolga/contact-form -->
<!-- wp:brolga/contact-form {"uid":"files","title":"With files"} -->
<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->
<!-- wp:brolga/form-field {"fieldId":"photo","type":"file","label":"Photo","required":false} /-->
<!-- /wp:brolga/contact-form -->
<!-- wp:brolga/newsletter {"uid":"notes","title":"Notes","listId":"notes","firstName":true,"lastName":true,"consent":"We send you notes."} /-->
<!-- wp:brolga/newsletter {"uid":"journal","kind":"posts","frequency":"weekly","title":"Journal","consent":"We send you posts."} /-->
<!-- wp:brolga/search {} /-->';

/** All that a site can switch on and that asks nobody outside. */
const SETTINGS = [
	'consent'     => [ 'enabled' => true ],
	'experiments' => [ 'shortcode_tracking' => true ],
	'tracking'    => [
		'tag_manager'       => 'GTM-ABC1234',
		'analytics'         => 'G-ABC1234567',
		'matomo_url'        => 'https://stats.example.com',
		'matomo_site'       => '1',
		'plausible_domain'  => 'example.com',
		'clarity'           => 'abcd1234ef',
		'hotjar'            => '1234567',
		'automation_site'   => 'site_1',
		'automation_domain' => 'track.example.com',
		'referral'          => true,
	],
];

/**
 * Publishes a post.
 *
 * @param string               $content Its markup.
 * @param array<string, mixed> $more    Its other fields.
 */
function publish( string $title, string $content, array $more = [] ): int {
	return (int) wp_insert_post(
		wp_slash(
			$more + [
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_content'   => $content,
				'comment_status' => 'open',
			]
		)
	);
}

/**
 * An image of one colour, in the library.
 */
function image( int $number ): int {
	$made = imagecreatetruecolor( 640, 400 );
	imagefilledrectangle( $made, 0, 0, 640, 400, (int) imagecolorallocate( $made, 40 * $number, 90, 60 ) );
	ob_start();
	imagepng( $made );
	$file = (array) wp_upload_bits( "fuzz-{$number}.png", null, (string) ob_get_clean() );
	$id   = (int) wp_insert_attachment(
		[
			'post_title'     => "Image {$number}",
			'post_mime_type' => 'image/png',
			'post_status'    => 'inherit',
		],
		$file['file']
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	return $id;
}

/**
 * A block of an example, as block.json writes it, as a parsed one.
 *
 * @param string               $name    The block.
 * @param array<string, mixed> $example Its attributes and inner blocks.
 * @return array{
 *     blockName: string,
 *     attrs: array<string, mixed>,
 *     innerBlocks: list<mixed>,
 *     innerContent: list<string|null>,
 * }
 */
function parsed( string $name, array $example ): array {
	$inner = array_map(
		static fn ( array $block ): array => parsed( $block['name'], $block ),
		$example['innerBlocks'] ?? []
	);
	$attrs = $example['attributes'] ?? [];
	$html  = str_starts_with( $name, 'core/' ) && isset( $attrs['content'] ) ? "<p>{$attrs['content']}</p>" : null;
	return [
		'blockName'    => $name,
		'attrs'        => null === $html ? $attrs : [],
		'innerBlocks'  => $inner,
		'innerContent' => null === $html ? array_fill( 0, count( $inner ), null ) : [ $html ],
	];
}

/**
 * Each of our blocks, with its attributes' schemas, the names of those that any
 * block has not, and an example of it.
 *
 * @return array<string, array{attributes: array<string, mixed>, own: list<string>, example: array<string, mixed>}>
 */
function blocks(): array {
	$types = array_filter(
		WP_Block_Type_Registry::get_instance()->get_all_registered(),
		static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, 'brolga/' )
	);
	return array_map(
		static function ( WP_Block_Type $type ): array {
			$manifest = (array) json_decode(
				(string) file_get_contents(
					WP_PLUGIN_DIR . '/brolga/build/blocks/' . substr( $type->name, 7 ) . '/block.json'
				),
				true
			);
			return [
				'attributes' => $type->get_attributes(),
				'own'        => array_keys( (array) ( $manifest['attributes'] ?? [] ) ),
				'example'    => parsed( $type->name, (array) ( $manifest['example'] ?? [] ) ),
			];
		},
		$types
	);
}

/**
 * The routes below our namespace: `METHOD path`, who may, and their arguments.
 *
 * @return list<array{name: string, public: bool, args: array<string, mixed>}>
 */
function routes(): array {
	$routes = [];
	foreach ( rest_get_server()->get_routes( DeclaresRoutes::NAMESPACE ) as $path => $endpoints ) {
		foreach ( '/' . DeclaresRoutes::NAMESPACE === $path ? [] : $endpoints as $endpoint ) {
			foreach ( array_keys( $endpoint['methods'] ) as $method ) {
				$routes[] = [
					'name'   => "{$method} {$path}",
					'public' => '__return_true' === $endpoint['permission_callback'],
					'args'   => (object) array_map(
						static fn ( array $arg ): array => array_intersect_key(
							$arg,
							[ 'type' => 1, 'enum' => 1, 'default' => 1 ]
						),
						$endpoint['args']
					),
				];
			}
		}
	}
	return $routes;
}

/**
 * Whether code is the plugin's.
 *
 * @param mixed $callback Of a hook.
 */
function is_ours( mixed $callback ): bool {
	return $callback instanceof Closure
		&& str_starts_with(
			(string) ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->getName(),
			'Brolga\\'
		);
}

/**
 * Actions of admin-ajax.php and admin-post.php that anybody may ask for.
 *
 * @return list<string>
 */
function actions(): array {
	$names = [];
	foreach ( $GLOBALS['wp_filter'] as $hook => $filter ) {
		$callbacks = array_column( array_merge( ...array_values( $filter->callbacks ) ), 'function' );
		if (
			1 === preg_match( '/^(?:wp_ajax|admin_post)_nopriv_/', (string) $hook )
			&& [] !== array_filter( $callbacks, is_ours( ... ) )
		) {
			$names[] = (string) $hook;
		}
	}
	return $names;
}

/**
 * What a shop adds: a product, with a review, and the token of an order.
 *
 * @param Container $container Builds the plugin's parts.
 * @return array{order: string, product: string}
 */
function shop( Container $container ): array {
	$product = new WC_Product_Simple();
	$product->set_name( 'Trowel' );
	$product->set_regular_price( '20' );
	$product->set_manage_stock( true );
	$product->set_stock_quantity( 0 );
	$product->set_image_id( image( 3 ) );
	$product->save();
	$order = wc_create_order();
	$order->add_product( $product );
	$order->calculate_totals();
	return [
		'order'   => $container->get( ReportedOrders::class )->token( $order ),
		'product' => (string) wp_make_link_relative( $product->get_permalink() ),
	];
}

( static function (): void {
	$container = Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container;
	update_option( 'brolga_settings', SETTINGS );
	update_option( 'permalink_structure', '/%postname%/' );
	$images = [ image( 1 ), image( 2 ) ];
	foreach ( range( 1, 12 ) as $number ) {
		publish(
			"Post {$number}",
			'<!-- wp:paragraph --><p>A wall of stone and words</p><!-- /wp:paragraph -->',
			[ 'post_type' => 'post', '_thumbnail_id' => $images[ $number % 2 ] ]
		);
		$project = publish(
			"Project {$number}",
			'',
			[ 'post_type' => 'brolga_project', '_thumbnail_id' => $images[ $number % 2 ] ]
		);
		wp_set_object_terms( $project, $number % 2 ? 'Walls' : 'Ponds', 'brolga_project_category' );
	}
	$pages = [ publish( 'Form', FORM ), publish( 'Forms', FORMS ) ];
	$test  = publish( 'Test', '' );
	wp_update_post( wp_slash( [
		'ID'           => $test,
		'post_content' => "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$test}} --><!-- wp:brolga/variant {\"number\":0} --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- /wp:brolga/variant --><!-- wp:brolga/variant {\"number\":1} --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph --><!-- /wp:brolga/variant --><!-- /wp:brolga/experiment -->",
	] ) );
	$pages[] = $test;
	$popup   = publish(
		'Popup',
		'<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
		[ 'post_type' => 'brolga_popup' ]
	);
	$blocks  = blocks();
	foreach ( $blocks as $name => $block ) {
		$pages[] = publish( $name, serialize_block( $block['example'] ) );
	}
	echo "\n", Json::encode(
		[
			'routes'  => routes(),
			'actions' => actions(),
			'blocks'  => $blocks,
			'images'  => $images,
			'popup'   => $popup,
			'test'    => $test,
			'fast'    => (string) wp_parse_url(
				plugins_url( 'events.php', WP_PLUGIN_DIR . '/brolga/brolga.php' ),
				PHP_URL_PATH
			),
			'pages'   => array_map(
				static fn ( int $id ): string => (string) wp_make_link_relative( (string) get_permalink( $id ) ),
				$pages
			),
			'shop'    => class_exists( 'WooCommerce' ) ? shop( $container ) : null,
		] + $container->get( PageTokens::class )->fresh()
	);
} )();
