<?php
declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Business\Details;
use Brolga\Content\Business\Bindings;
use Brolga\Content\Business\EmptyDetails;
use Brolga\Content\Business\KeptDetails;
use Brolga\Content\Countdown\Countdown;
use Brolga\Content\Disclosure\FaqPage;
use Brolga\Content\Disclosure\ItemId;
use Brolga\Content\Feeds\FeedAddresses;
use Brolga\Content\Feeds\FeedBlocks;
use Brolga\Content\Frames\Frames;
use Brolga\Content\Frames\FramesCheck;
use Brolga\Content\Gallery\InnerImages;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\ImageColours;
use Brolga\Content\Images\ImageFormat;
use Brolga\Content\Images\ImageSizes;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\OlderImages;
use Brolga\Content\Links\DeadLinksCheck;
use Brolga\Content\Lists\CardDates;
use Brolga\Content\Lists\ListFieldsController;
use Brolga\Content\Lists\ListQueries;
use Brolga\Content\Lists\ListVariation;
use Brolga\Content\Map\MapFrames;
use Brolga\Content\Map\MapService;
use Brolga\Content\Map\MapsSection;
use Brolga\Content\Map\PlacesController;
use Brolga\Content\Map\PlaceSearch;
use Brolga\Content\Map\Tiles;
use Brolga\Content\Menus\HeaderStyles;
use Brolga\Content\Menus\KeptMenu;
use Brolga\Content\Menus\ListingPageAsked;
use Brolga\Content\Menus\Menus;
use Brolga\Content\Menus\MenusController;
use Brolga\Content\Menus\PostsPage;
use Brolga\Content\Paging\BlockLayout;
use Brolga\Content\Paging\Pager;
use Brolga\Content\Paging\PageTitle;
use Brolga\Content\Posts\FilterCounts;
use Brolga\Content\Posts\OwnQueries;
use Brolga\Content\Posts\PostCards;
use Brolga\Content\Posts\PostFinder;
use Brolga\Content\Projects\BaseField;
use Brolga\Content\Projects\ProjectAddresses;
use Brolga\Content\Projects\ProjectAddressesCheck;
use Brolga\Content\Projects\ProjectBase;
use Brolga\Content\Projects\Projects;
use Brolga\Content\Samples\SampleNote;
use Brolga\Content\Samples\SamplesCheck;
use Brolga\Content\Samples\SamplesController;
use Brolga\Content\Saved\FallbackRefresh;
use Brolga\Content\Saved\ReadableFallback;
use Brolga\Content\Sections\DotNav;
use Brolga\Content\Sections\PageSections;
use Brolga\Content\Slides\SlideImages;
use Brolga\Content\Video\VideoService;
use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Page\MainMenu;

/** The blocks that only display content and store no data. */
final class ContentFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [
				ImageSizes::class,
				InnerImages::class,
				Projects::class,
				PageSections::class,
				DotNav::class,
				PageTitle::class,
				Bindings::class,
			],
			waiting: [
				ImageColours::class => [
					'wp_generate_attachment_metadata',
					'wp_get_attachment_image_attributes',
					'wp_content_img_tag',
				],
				CoveredBox::class   => [ 'wp_get_attachment_image_attributes', 'wp_content_img_tag' ],
				LibraryImage::class => [ 'wp_get_attachment_image_attributes' ],
				SlideImages::class  => SlideImages::OCCASIONS,
				HeaderStyles::class => [ 'wp_enqueue_scripts' ],
				Frames::class       => [ 'render_block', ...Frames::TEXTS ],
				OwnQueries::class   => [ 'split_the_query', 'posts_where' ],
				ListQueries::class  => [ BlockRendering::FIRST_LIST ],
				ListVariation::class => [ 'get_block_type_variations' ],
				CardDates::class    => [ BlockRendering::FIRST_LIST ],
				FaqPage::class      => [ FaqPage::class ],
				FilterCounts::class => [ FilterCounts::class, ...FilterCounts::CHANGES ],
				SampleNote::class   => [ 'enqueue_block_editor_assets' ],
				KeptMenu::class => [ 'transition_post_status', 'block_core_navigation_render_fallback' ],
				Excerpts::class         => [ 'excerpt_allowed_wrapper_blocks' ],
				EmptyDetails::class         => [ 'block_bindings_source_value', 'render_block_brolga/map' ],
				ReadableFallback::class     => [ 'wp_insert_post_data' ],
				KeptDetails::class      => [ 'brolga_settings_changed', 'deactivate_plugin' ],
				FallbackRefresh::class        => [ 'deactivate_plugin' ],
				PlaceSearch::class      => [ 'block_editor_settings_all' ],
				ProjectAddresses::class => [ 'request' ],
				ImageFormat::class      => [
					'image_editor_output_format',
					'wp_editor_set_quality',
					'wp_unique_filename',
				],
				FeedAddresses::class    => [ 'do_feed_rss2', 'do_feed_atom', 'do_feed_rss', 'do_feed_rdf' ],
				FeedBlocks::class       => [ 'do_feed_rss2', 'do_feed_atom', 'do_feed_rss', 'do_feed_rdf' ],
			],
			asked: [
				BlockLayout::class => [ BlockLayout::FIELD ],
				ListQueries::class => [ ListQueries::KEY ],
			],
			admin: [ BaseField::class ],
			routes: [
				ListFieldsController::class => [ 'list-fields' ],
				MenusController::class   => [ 'menu-of-pages' ],
				PlacesController::class  => [ 'places' ],
				SamplesController::class => [ 'samples' ],
			],
			checks: [ DeadLinksCheck::class, ProjectAddressesCheck::class, SamplesCheck::class, FramesCheck::class ],
			hourly: [ OlderImages::class ],
			leftovers: [ ImageColours::class ],
			options: [ FilterCounts::VERSION, MainMenu::OPTION, MapFrames::OPTION, ProjectBase::OPTION ],
			settings: [ MapsSection::class ],
			answerers: [ ListingPageAsked::class => [ PostsPage::class ] ],
			services: [ MapService::class, VideoService::class ],
			blocks: [
				Details::class,
				TabName::class,
				ItemId::class,
				FaqPage::class,
				Countdown::class,
				Tiles::class,
				Menus::class,
				DotNav::class,
				Pager::class,
				PostFinder::class,
				PostCards::class,
				FilterCounts::class,
			]
		);
	}
}
