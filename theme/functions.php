<?php
/**
 * The theme's start: nothing but presentation.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/inc/BlockSheets.php';
require_once __DIR__ . '/inc/Business.php';
require_once __DIR__ . '/inc/ClassSheets.php';
require_once __DIR__ . '/inc/CorePresets.php';
require_once __DIR__ . '/inc/DevicePreviews.php';
require_once __DIR__ . '/inc/ImageSizes.php';
require_once __DIR__ . '/inc/Internals/Duotone.php';
require_once __DIR__ . '/inc/Internals/Internals.php';
require_once __DIR__ . '/inc/Internals/StyleVariations.php';
require_once __DIR__ . '/inc/Internals/ThemeJson.php';
require_once __DIR__ . '/inc/Lengths.php';
require_once __DIR__ . '/inc/LightboxRules.php';
require_once __DIR__ . '/inc/MissingWords.php';
require_once __DIR__ . '/inc/NearestLanguage.php';
require_once __DIR__ . '/inc/PageTemplates.php';
require_once __DIR__ . '/inc/PatternDetails.php';
require_once __DIR__ . '/inc/PatternLinks.php';
require_once __DIR__ . '/inc/PatternImages.php';
require_once __DIR__ . '/inc/PatternPlaces.php';
require_once __DIR__ . '/inc/PatternPrices.php';
require_once __DIR__ . '/inc/PatternProducts.php';
require_once __DIR__ . '/inc/Room.php';
require_once __DIR__ . '/inc/Rooms.php';
require_once __DIR__ . '/inc/Shop.php';
require_once __DIR__ . '/inc/StyleOrigins.php';
require_once __DIR__ . '/inc/Theme.php';

( new Theme( new ClassSheets() ) )->register();
( new CorePresets() )->register();
( new DevicePreviews() )->register();
( new ImageSizes( new Rooms( new Lengths() ) ) )->register();
( new LightboxRules() )->register();
( new PageTemplates() )->register();
( new MissingWords() )->register();
( new NearestLanguage() )->register();
( new PatternLinks() )->register();
( new PatternPlaces() )->register();
( new PatternPrices() )->register();
( new Shop() )->register();
( new Internals\Duotone() )->register();
( new Internals\StyleVariations() )->register();
Internals\ThemeJson::register();
